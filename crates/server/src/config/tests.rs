use super::*;

fn file(text: &str) -> Result<Config, Vec<String>> {
    let mut draft = Draft::new();
    draft.file("host.toml", text);
    check(draft)
}

fn flags(flags: &[(&'static str, &str)]) -> Result<Config, Vec<String>> {
    let mut draft = Draft::new();
    for &(name, value) in flags {
        draft.flag(name, value);
    }
    check(draft)
}

fn check(draft: Draft) -> Result<Config, Vec<String>> {
    let told = |problems: Vec<ConfigProblem>| problems.iter().map(ToString::to_string).collect();
    draft.check().map_err(told)
}

#[test]
fn nothing_given_is_a_server_for_this_machine_alone() {
    let config = check(Draft::new()).unwrap();
    assert_eq!(config, Config::default());
    assert_eq!(config.addr.to_string(), "127.0.0.1:8080");
    assert_eq!(config.admin_addr, None);
}

#[test]
fn every_setting_can_stand_in_a_file() {
    let config = file(
        r#"
        addr = "0.0.0.0:80"
        admin-addr = "127.0.0.1:9090"
        data = "tables.db"
        public-url = "https://example.org/uno/"
        trusted-proxies = 1
        allowed-origins = ["https://Friends.example", "https://b.example:8443"]
        log = "json"

        [limits]
        connections = 5_000
        sockets-per-address = 0
        "#,
    )
    .unwrap();
    assert_eq!(config.addr.to_string(), "0.0.0.0:80");
    assert_eq!(config.admin_addr.unwrap().to_string(), "127.0.0.1:9090");
    assert_eq!(config.data.0, "tables.db");
    let public = config.public_url.unwrap();
    assert_eq!(public.as_str(), "https://example.org/uno");
    assert_eq!(public.prefix(), "/uno");
    assert_eq!(public.table("abc"), "https://example.org/uno/t/abc");
    assert_eq!(config.trusted_proxies, 1);
    assert_eq!(
        config.allowed_origins,
        ["https://friends.example", "https://b.example:8443"]
    );
    assert_eq!(config.log, LogFormat::Json);
    assert_eq!(config.limits.connections, 5000);
    assert_eq!(config.limits.sockets_per_address, 0);
    assert_eq!(config.limits.open_tables, 5);
}

#[test]
fn flags_win_over_variables_and_variables_over_the_file() {
    let mut draft = Draft::new();
    draft.flag("addr", "127.0.0.1:1");
    draft.limit_flag("open-tables=7");
    draft.flag("allowed-origins", "https://a.example");
    draft.flag("allowed-origins", "https://b.example");
    draft.variable("data", "LASTCARD_DATA", "postgres://cards:secret@db/cards");
    draft.file(
        "host.toml",
        "addr = \"127.0.0.1:2\"\ndata = \"x.db\"\nlog = \"json\"\nallowed-origins = [\"https://c.example\"]\n\
         limits.open-tables = 9\nlimits.tables-per-hour = 9",
    );
    let config = check(draft).unwrap();
    assert_eq!(config.addr.port(), 1);
    assert_eq!(config.data.0, "postgres://cards:secret@db/cards");
    assert_eq!(config.log, LogFormat::Json);
    assert_eq!(
        config.allowed_origins,
        ["https://a.example", "https://b.example"]
    );
    assert_eq!(config.limits.open_tables, 7);
    assert_eq!(config.limits.tables_per_hour, 9);
    assert!(!format!("{config:?}").contains("secret"));
}

#[test]
fn everything_wrong_is_told_at_once_with_its_place() {
    let mut draft = Draft::new();
    draft.flag("addr", "8080");
    draft.limit_flag("sockets=5");
    draft.limit_flag("nonsense");
    draft.file(
        "host.toml",
        "adr = \"x\"\ntrusted_proxies = 1\nlog = \"xml\"\npublic-url = 5\n[limits]\nconnections = 0\nopen = 1\n",
    );
    let problems = check(draft).unwrap_err();
    let expected = [
        "--limit: \"nonsense\" sets nothing",
        "host.toml:1:1: there is no setting \"adr\"; did you mean \"addr\"?",
        "host.toml:2:1: there is no setting \"trusted_proxies\"; did you mean \"trusted-proxies\"?",
        "host.toml:4:14: public-url must be a text in quotes",
        "host.toml:7:1: there is no limit \"open\"",
        "--addr: \"8080\" is no address with a port; write it like 127.0.0.1:8080",
        "host.toml:6:15: nobody could connect",
        "--limit: there is no limit \"sockets\"",
        "host.toml:3:7: \"xml\" is no form of the log; use human or json",
    ];
    for (problem, expected) in problems.iter().zip(expected) {
        assert!(problem.starts_with(expected), "{problem}\n{expected}");
    }
    assert_eq!(problems.len(), expected.len(), "{problems:#?}");
}

#[test]
fn a_file_that_is_no_toml_is_told_with_its_place() {
    let problems = file("addr = \nlog = \"json\"\nlog = \"json\"\n").unwrap_err();
    assert_eq!(problems.len(), 2, "{problems:?}");
    assert!(
        problems[0].starts_with("host.toml:1:8: this is not TOML"),
        "{problems:?}"
    );
    assert!(
        problems[1].starts_with("host.toml:3:1: this is not TOML"),
        "{problems:?}"
    );
}

#[test]
fn values_that_cannot_be_used_say_what_can() {
    for (flag, value, said) in [
        ("addr", "", "127.0.0.1:8080"),
        ("addr", "cards.example:8080", "127.0.0.1:8080"),
        ("addr", "127.0.0.1:70000", "127.0.0.1:8080"),
        ("admin-addr", "on", "no address"),
        ("admin-addr", "127.0.0.1:8080", "where players connect"),
        ("data", " ", "give a file"),
        (
            "data",
            "mysql://root:secret@db/x",
            "mysql:// cannot be used",
        ),
        ("trusted-proxies", "yes", "1 behind one proxy"),
        ("trusted-proxies", "17", "up to 16"),
        ("trusted-proxies", "-1", "no number of proxies"),
        ("allowed-origins", "*", "no origin"),
        ("public-url", "cards.example", "https://cards.example"),
        ("public-url", "ftp://cards.example", "must begin with http"),
        ("public-url", "https://ann@cards.example", "user name"),
        ("public-url", "https://cards.example/?a", "a ? or a #"),
        ("public-url", "https://cards.example//uno", "single slashes"),
        ("public-url", "https://cards.example/api", "another word"),
        ("public-url", "https://cards.example/a%20b", "plain letters"),
    ] {
        let problems = flags(&[(flag, value)]).unwrap_err();
        assert!(problems[0].contains(said), "{problems:?}");
        assert!(
            problems[0].starts_with(&format!("--{flag}: ")),
            "{problems:?}"
        );
        assert!(!problems[0].contains("secret"), "{problems:?}");
    }
}

#[test]
fn an_address_may_be_written_as_people_do() {
    let config = flags(&[("addr", "localhost:0"), ("admin-addr", "off")]).unwrap();
    assert_eq!(config.addr.to_string(), "127.0.0.1:0");
    let config = flags(&[("addr", "[::]:8080"), ("data", "C:\\cards\\tables.db")]).unwrap();
    assert_eq!(config.addr.to_string(), "[::]:8080");
    let both = flags(&[("addr", "127.0.0.1:0"), ("admin-addr", "127.0.0.1:0")]);
    assert!(both.is_ok());
}

#[test]
fn without_a_public_address_it_is_where_the_server_listens() {
    let of = |addr: &str| PublicUrl::of_listener(addr.parse().unwrap());
    assert_eq!(of("127.0.0.1:8080").as_str(), "http://127.0.0.1:8080");
    assert_eq!(of("[::1]:8080").as_str(), "http://[::1]:8080");
    assert_eq!(of("192.168.1.5:80").as_str(), "http://192.168.1.5");
    for everywhere in ["0.0.0.0:8080", "[::]:8080"] {
        let public = of(everywhere);
        assert_eq!(public.url().port(), Some(8080));
        assert!(!public.as_str().contains("//0.0.0.0") && !public.as_str().contains("[::]"));
    }
}
