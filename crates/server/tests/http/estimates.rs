//! What to expect of rules: made once, kept, and refused in words.

use super::support::{Answer, Client, Running, get, request};
use lastcard_protocol::from_json;
use lastcard_protocol::rest::{Estimate, EstimateRules, Problem, ProblemCode};
use lastcard_protocol::to_json;
use lastcard_server::limits::LimitSettings;
use tokio::join;
use tokio::net::TcpStream;

fn asked(rules: &str, players: u8) -> String {
    post(&to_json(&EstimateRules {
        rules: rules.to_owned(),
        players,
        lang: None,
    }))
}

fn post(body: &str) -> String {
    let json = "Content-Type: application/json";
    request("POST", "/api/estimate", &[json], body)
}

async fn estimate(server: &Running, rules: &str, players: u8) -> Estimate {
    let answer = server.ask(&asked(rules, players)).await;
    assert_eq!(answer.status(), 200, "{}", answer.body());
    from_json(answer.body().as_bytes()).unwrap()
}

fn code(answer: &Answer) -> ProblemCode {
    from_json::<Problem>(answer.body().as_bytes()).unwrap().code
}

/// How many questions had that outcome.
async fn counted(server: &Running, outcome: &str) -> u64 {
    let mut client = Client(TcpStream::connect(server.admin).await.unwrap());
    let told = client.ask(&get("/metrics", &[])).await;
    let start = format!("lastcard_estimates_total{{outcome=\"{outcome}\"}} ");
    let count = told
        .body()
        .lines()
        .find_map(|line| line.strip_prefix(&start));
    count.map_or(0, |count| count.parse().unwrap())
}

#[tokio::test]
async fn an_estimate_tells_how_long_it_takes_and_who_wins() {
    let server = Running::unlimited().await;
    let found = estimate(&server, "preset = \"standard\"", 4).await;
    assert_eq!((found.players, found.turn_seconds), (4, 8));
    let turns = found.turns;
    assert!((40.0..55.0).contains(&turns.mean), "{turns:?}");
    assert!(turns.low < turns.mean && turns.mean < turns.high);
    assert!(f64::from(turns.p10) < turns.mean && turns.mean < f64::from(turns.p90));
    assert_eq!(found.seats.len(), 4);
    assert!((found.seats.iter().sum::<f64>() - 1.0).abs() < 0.001);
    assert!((0.6..1.0).contains(&found.luck), "{found:?}");
    let rounds = found.match_rounds.unwrap();
    assert!((5.0..15.0).contains(&rounds), "{found:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_match_of_one_round_has_one_and_players_who_drop_out_have_no_fixed_place() {
    let server = Running::unlimited().await;
    let single = estimate(&server, "preset = \"quick\"", 2).await;
    assert_eq!(single.match_rounds, Some(1.0));
    let knockout = estimate(&server, "preset = \"knockout\"", 3).await;
    assert_eq!(knockout.seats, Vec::<f64>::new());
    server.stop().await;
}

#[tokio::test]
async fn equal_rules_are_known_whatever_they_are_called_and_answered_alike() {
    let server = Running::unlimited().await;
    let first = server.ask(&asked("preset = \"quick\"", 2)).await;
    assert_eq!((first.status(), counted(&server, "made").await), (200, 1));
    for same in [
        "preset = \"quick\"",
        "quick",
        "name = \"Friday\"\npreset = \"quick\"\nactions.blank_wild_text = \"sing\"",
    ] {
        let again = server.ask(&asked(same, 2)).await;
        assert_eq!(again.body(), first.body(), "{same}");
    }
    let counts = (
        counted(&server, "made").await,
        counted(&server, "known").await,
    );
    assert_eq!(counts, (1, 3));
    let more = estimate(&server, "quick", 3).await;
    assert_eq!((more.players, counted(&server, "made").await), (3, 2));
    server.stop().await;
}

#[tokio::test]
async fn another_server_gives_the_same_figures() {
    let (here, there) = (Running::unlimited().await, Running::unlimited().await);
    let ask = asked("quick", 2);
    let (one, other) = join!(here.ask(&ask), there.ask(&ask));
    assert_eq!((one.status(), one.body()), (200, other.body()));
    let stops = (here.stop(), there.stop());
    join!(stops.0, stops.1);
}

#[tokio::test]
async fn what_is_asked_for_twice_at_the_same_time_is_made_once() {
    let server = Running::unlimited().await;
    let ask = asked("quick", 2);
    let (one, other, third) = join!(server.ask(&ask), server.ask(&ask), server.ask(&ask));
    for answer in [&one, &other, &third] {
        assert_eq!((answer.status(), answer.body()), (200, one.body()));
    }
    let counts = (
        counted(&server, "made").await,
        counted(&server, "known").await,
    );
    assert_eq!(counts, (1, 2));
    server.stop().await;
}

#[tokio::test]
async fn rules_that_cannot_be_played_are_refused_in_words() {
    let server = Running::unlimited().await;
    for (rules, players, said) in [
        ("draw.mode = \"two\"", 4, "draw.mode"),
        ("preset = \"nothing\"", 4, "nothing"),
        ("standard", 0, "2"),
        ("standard", 1, "2"),
        ("standard", 21, "20"),
        ("standard", 255, "20"),
        ("deck.count = 1", 11, "11"),
        ("preset = \"teams\"", 5, "5"),
    ] {
        let answer = server.ask(&asked(rules, players)).await;
        let told = answer.body();
        assert_eq!(answer.status(), 422, "{rules} {players}: {told}");
        assert_eq!(code(&answer), ProblemCode::BadRules);
        assert!(told.contains(said), "{rules} {players}: {told}");
    }
    let dutch = to_json(&EstimateRules {
        rules: "standard".to_owned(),
        players: 1,
        lang: Some("nl".to_owned()),
    });
    let answer = server.ask(&post(&dutch)).await;
    assert!(answer.body().contains("spelers"), "{}", answer.body());
    assert_eq!(counted(&server, "made").await, 0);
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_question_is_refused() {
    let server = Running::unlimited().await;
    for (body, status, problem) in [
        ("", 400, ProblemCode::BadRequest),
        ("{}", 400, ProblemCode::BadRequest),
        (r#"{"rules":"standard"}"#, 400, ProblemCode::BadRequest),
        (
            r#"{"rules":"standard","players":-1}"#,
            400,
            ProblemCode::BadRequest,
        ),
        (
            r#"{"rules":"standard","players":2.5}"#,
            400,
            ProblemCode::BadRequest,
        ),
        (
            r#"{"rules":"standard","players":256}"#,
            400,
            ProblemCode::BadRequest,
        ),
        (
            r#"{"rules":"standard","players":2,"turns":9}"#,
            400,
            ProblemCode::BadRequest,
        ),
    ] {
        let answer = server.ask(&post(body)).await;
        assert_eq!(
            (answer.status(), code(&answer)),
            (status, problem),
            "{body}"
        );
    }
    let long = "#".repeat(16 * 1024 + 1);
    let answer = server.ask(&asked(&long, 2)).await;
    assert_eq!(
        (answer.status(), code(&answer)),
        (413, ProblemCode::TooLong)
    );
    let read = server.get("/api/estimate", &[]).await;
    assert_eq!((read.status(), code(&read)), (405, ProblemCode::BadMethod));
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_a_few_made_in_a_minute_and_what_is_known_as_often_as_it_likes() {
    let limits = LimitSettings {
        estimates_per_minute: 1,
        ..LimitSettings::off()
    };
    let server = Running::with_limits(limits).await;
    estimate(&server, "quick", 2).await;
    let refused = server.ask(&asked("quick", 3)).await;
    assert_eq!(
        (refused.status(), code(&refused)),
        (429, ProblemCode::TooFast)
    );
    assert!(refused.header("retry-after").is_some());
    estimate(&server, "quick", 2).await;
    server.stop().await;
}

#[tokio::test]
async fn a_server_stops_while_an_estimate_is_being_made() {
    let server = Running::unlimited().await;
    let mut client = server.connect().await;
    client.send(&asked("traditional", 20)).await;
    assert_eq!(server.get("/api/version", &[]).await.status(), 200);
    let (answer, ()) = join!(client.rest(), server.stop());
    let answer = Answer(answer);
    assert!([0, 200, 503].contains(&answer.status()), "{answer:?}");
}
