//! People play for a while, and everything is measured.

use crate::Failure;
use crate::args::Args;
use crate::figures::{mib, millis, number, tell, tell_if};
use crate::process::{Process, machine_load};
use crate::seats::{address, at_once, connect, open};
use crate::table::{Table, Tally};
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use tokio::time::{Instant, sleep, sleep_until};

/// How long the last answers may take.
const LAST_ANSWERS: Duration = Duration::from_secs(10);
/// How long nothing is done before the memory of quiet sockets is read.
const QUIET: Duration = Duration::from_secs(3);

/// Runs the load, and tells what was measured.
pub(crate) async fn run(args: Args) -> Result<(), Failure> {
    let seats = args.sockets / args.tables;
    tell("people", args.tables * seats);
    tell("tables", args.tables);
    tell("load of the machine before", machine_load());
    let server = Process::start(&args.program, &args.data)?;
    let empty = server.resident();
    let opened = open(&server.server, args.tables, seats).await?;
    let open = server.resident();
    let tally = Rc::new(RefCell::new(Tally::default()));
    let tables: Vec<_> = opened
        .iter()
        .map(|_| Rc::new(RefCell::new(Table::new(Rc::clone(&tally)))))
        .collect();
    let connecting = Instant::now();
    let all = opened.iter().zip(&tables).enumerate();
    let server_at = &server.server;
    at_once(all.map(|(number, (opened, table))| {
        connect(server_at, address(number), opened, Rc::clone(table))
    }))
    .await?;
    let connected = connecting.elapsed();
    sleep(QUIET).await;
    let quiet = server.resident();
    memory(&args, seats, [empty, open, quiet], connected);

    let start = Instant::now() + Duration::from_secs(1);
    let counts = start + args.warmup..start + args.warmup + args.seconds;
    tally.borrow_mut().counts = Some(counts.clone());
    let mut busy = None;
    let mut late = Duration::ZERO;
    let pause = args.every / u32::try_from(args.tables)?;
    for number in 0_u32.. {
        // From the start each time, so that no rounding adds up.
        let intended = start + pause.mul_f64(f64::from(number));
        if intended >= counts.end {
            break;
        }
        if intended > Instant::now() {
            sleep_until(intended).await;
        } else if number % 64 == 0 {
            tokio::task::yield_now().await;
        }
        late = late.max(intended.elapsed());
        if tally.borrow().is_counted(intended) {
            busy.get_or_insert_with(|| server.cpu());
            tally.borrow_mut().offered += 1;
        }
        if let Some(table) = tables.get(number as usize % tables.len()) {
            table.borrow_mut().act_at(intended);
        }
    }
    let took = busy.flatten().zip(server.cpu());
    let played = server.resident();
    let files = server.files();
    let end = Instant::now() + LAST_ANSWERS;
    while tables.iter().any(|table| table.borrow().waits()) && Instant::now() < end {
        sleep(Duration::from_millis(50)).await;
    }
    tell_if("memory after play", played.map(mib));
    tell_if("memory at its most", server.most_resident().map(mib));
    tell_if("open files of the server", files);
    tell("load of the machine after", machine_load());
    // A machine that has other work keeps both processes waiting; this part of the times is not the server's.
    tell(
        "the generator was late by at most",
        format!("{:.1} ms", millis(late)),
    );
    let mut tally = tally.borrow_mut();
    if let Some(((own, system), (own_after, system_after))) = took {
        let each = |time: Duration| time.as_secs_f64() * 1e6 / number(tally.offered).max(1.0);
        let own = own_after.saturating_sub(own);
        let system = system_after.saturating_sub(system);
        tell(
            "CPU of the server",
            format!(
                "{:.1} % of a core; {:.0} µs for each action, {:.0} of them in the system",
                100.0 * (own + system).as_secs_f64() / args.seconds.as_secs_f64(),
                each(own + system),
                each(system)
            ),
        );
    }
    result(&args, &mut tally)
}

fn memory(args: &Args, seats: usize, resident: [Option<u64>; 3], connected: Duration) {
    let [empty, open, quiet] = resident;
    let sockets = args.tables * seats;
    let each = |more: u64, of: usize| format!("{:.1} KiB", number(more) / number(of));
    tell_if("memory of an empty server", empty.map(mib));
    tell_if("memory with quiet sockets", quiet.map(mib));
    let of_table = open
        .zip(empty)
        .map(|(open, empty)| open.saturating_sub(empty));
    tell_if(
        "memory for each table before its people connect",
        of_table.map(|more| each(more, args.tables)),
    );
    let of_socket = quiet
        .zip(open)
        .map(|(quiet, open)| quiet.saturating_sub(open));
    tell_if(
        "memory for each quiet socket",
        of_socket.map(|more| each(more, sockets)),
    );
    tell(
        "connections made in a second",
        format!("{:.0}", number(sockets) / connected.as_secs_f64()),
    );
}

/// Tells what came of the actions; a run with a fault, or one that missed its rate, does not count.
fn result(args: &Args, tally: &mut Tally) -> Result<(), Failure> {
    let (offered, achieved) = (tally.offered, tally.acknowledged.count());
    let a_second = |count: usize| format!("{:.1}", number(count) / args.seconds.as_secs_f64());
    tell("seconds measured", args.seconds.as_secs_f64());
    tell("actions offered in a second", a_second(offered));
    tell("actions achieved in a second", a_second(achieved));
    let answers = tally
        .answers
        .iter()
        .map(|(what, count)| format!("{count} {what}"));
    tell(
        "answers from the first on",
        answers.collect::<Vec<_>>().join(", "),
    );
    tally.acknowledged.tell("acknowledged");
    tally.delivered.tell("delivered to the others");
    tell("faults", tally.faults.len());
    if let Some(fault) = tally.faults.first() {
        let more = tally.faults.len() - 1;
        return Err(format!("{fault}; {more} more faults").into());
    }
    if achieved * 100 < offered * 99 {
        return Err(format!("of {offered} actions only {achieved} were carried out").into());
    }
    Ok(())
}
