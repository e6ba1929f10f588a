//! `lastcard join`: finds the table and a seat there, and plays.

use crate::args::{JoinArgs, Speed, asked_language, language};
use crate::failure::{DOES_NOT_HOLD, Failure, INTERRUPTED, Result};
use crate::play::keyboard::Keyboard;
use crate::play::online::{self, Access, First, Kept, Leaving, Place, Requests, SeatFile};
use crate::play::screen::Screen;
use crate::play::seating::{bots, own_name};
use crate::source;
use lastcard_client::{ApiError, Entry, Invite, Over, Server, Session, Tuning};
use lastcard_protocol::ids::{Code, TableId, Ticket, Token};
use lastcard_protocol::rest::{OpenTable, ProblemCode, TakeSeat};
use lastcard_protocol::server::{BotPace, ErrorCode};
use lastcard_texts::Texts;
use std::process::ExitCode;

/// Plays at a table until somebody stops.
pub(crate) fn run(args: &JoinArgs) -> Result<ExitCode> {
    let texts = Texts::new(language(args.lang));
    let joining = Joining {
        args,
        texts: &texts,
    };
    let (requests, table, mut seat) = joining.find()?;
    let mut screen = Screen::open();
    let (mut keyboard, wake) = Keyboard::live();
    loop {
        let token = seat.as_ref().map(|(_, kept)| kept.token.clone());
        let entry = Entry {
            table,
            token: token.clone(),
            lang: Some(texts.lang().code().to_owned()),
        };
        let server = requests.server().clone();
        let session = Session::new(server, entry, Tuning::default());
        let access = Access::new(&requests, table, token);
        let place = Place {
            texts: &texts,
            screen: &mut screen,
            keyboard: &mut keyboard,
            wake: wake.clone(),
        };
        let leaving = online::play(session, &access, &joining.first()?, place)?;
        let lost = matches!(leaving, Leaving::Over(Over::Ended(ErrorCode::BadToken, _)));
        if let Some((mut file, kept)) = seat.take_if(|(file, _)| lost && file.was_there()) {
            // The seat of this computer was given to somebody else, or moved; there may be another one.
            file.forget();
            screen.sentence(&texts.text("join-seat-lost", &[]))?;
            let kept = joining.sit(&requests, table, &kept.name)?;
            file.keep(&kept)?;
            seat = Some((file, kept));
            continue;
        }
        return joining.farewell(
            &leaving,
            seat,
            &requests.server().invite(table),
            &mut screen,
        );
    }
}

/// A seat, and where it is kept.
type Seat = (SeatFile, Kept);

struct Joining<'a> {
    args: &'a JoinArgs,
    texts: &'a Texts,
}

impl Joining<'_> {
    /// The server, the table, and the seat there, if one is wanted.
    fn find(&self) -> Result<(Requests, TableId, Option<Seat>)> {
        if let Some(server) = &self.args.new {
            return self.open(server);
        }
        let link = self.args.link.as_deref().unwrap_or_default();
        let (requests, table, ticket) = match &self.args.code {
            Some(code) => self.by_code(link, code)?,
            None => self.by_link(link)?,
        };
        if self.args.watch {
            return Ok((requests, table, None));
        }
        let seat = match ticket {
            Some(ticket) => self.claim(&requests, table, ticket)?,
            None => self.seat(&requests, table)?,
        };
        Ok((requests, table, Some(seat)))
    }

    fn by_link(&self, link: &str) -> Result<(Requests, TableId, Option<Ticket>)> {
        let invite: Invite = link
            .parse()
            .map_err(|why: lastcard_client::NoInvite| self.no_link(link, &why.to_string()))?;
        let requests = self.requests(invite.server)?;
        Ok((requests, invite.table, invite.ticket))
    }

    fn by_code(&self, server: &str, code: &str) -> Result<(Requests, TableId, Option<Ticket>)> {
        let requests = self.requests(self.server(server)?)?;
        let code: Code = code
            .parse()
            .map_err(|why: lastcard_protocol::ids::IdError| self.no_link(code, &why.to_string()))?;
        let opens = requests.wait(async |api| api.enter_code(code).await);
        let opens = opens.map_err(|error| failed(&error))?;
        Ok((requests, opens.table, None))
    }

    /// Opens a table; whoever does is its host.
    fn open(&self, server: &str) -> Result<(Requests, TableId, Option<Seat>)> {
        self.first()?;
        let rules = source::changed(source::rules(&self.args.rules)?, &self.args.set)?;
        let requests = self.requests(self.server(server)?)?;
        let name = self.name();
        let table = OpenTable {
            name: name.clone(),
            rules: Some(rules.to_toml()),
            settings: None,
            lang: Some(self.texts.lang().code().to_owned()),
        };
        let opened = requests.wait(async |api| api.open(&table).await);
        let opened = opened.map_err(|error| failed(&error))?;
        let (mut file, _) = SeatFile::find(opened.table, None)?;
        let kept = Kept {
            token: opened.token,
            name,
        };
        file.keep(&kept)?;
        Ok((requests, opened.table, Some((file, kept))))
    }

    /// The seat of this computer at that table, or a new one.
    fn seat(&self, requests: &Requests, table: TableId) -> Result<Seat> {
        let (mut file, kept) = SeatFile::find(table, self.args.name.as_deref())?;
        if let Some(kept) = kept {
            return Ok((file, kept));
        }
        let kept = self.sit(requests, table, &self.name())?;
        file.keep(&kept)?;
        Ok((file, kept))
    }

    fn sit(&self, requests: &Requests, table: TableId, name: &str) -> Result<Kept> {
        let seat = TakeSeat {
            name: name.to_owned(),
            lang: Some(self.texts.lang().code().to_owned()),
        };
        let seated = requests.wait(async |api| api.take_seat(table, &seat).await);
        let seated = seated.map_err(|error| failed(&error))?;
        Ok(kept(seated.token, name))
    }

    /// Moves a seat from another device to this one.
    fn claim(&self, requests: &Requests, table: TableId, ticket: Ticket) -> Result<Seat> {
        let seated = requests.wait(async |api| api.claim_seat(table, ticket).await);
        let seated = seated.map_err(|error| failed(&error))?;
        let kept = kept(seated.token, &self.name());
        let (mut file, _) = SeatFile::find(table, Some(""))?;
        file.keep(&kept)?;
        Ok((file, kept))
    }

    /// What is done as soon as the table is there.
    fn first(&self) -> Result<First> {
        Ok(First {
            invites: self.args.new.is_some(),
            bots: bots(&self.args.bots)?,
            pace: self.args.speed.map(|speed| match speed {
                Speed::Slow | Speed::Normal => BotPace::Human,
                Speed::Fast => BotPace::Fast,
                Speed::Instant => BotPace::Instant,
            }),
        })
    }

    fn name(&self) -> String {
        let asked = self.args.name.clone().or_else(own_name);
        asked.unwrap_or_else(|| self.texts.text("join-own-name", &[]))
    }

    fn requests(&self, server: Server) -> Result<Requests> {
        Requests::new(server, self.texts.lang().code())
    }

    fn server(&self, text: &str) -> Result<Server> {
        text.parse()
            .map_err(|why: lastcard_client::NoInvite| self.no_link(text, &why.to_string()))
    }

    fn no_link(&self, text: &str, why: &str) -> Failure {
        let text = crate::plain::short(&crate::plain::plain(text));
        let args = [("text", (&text).into()), ("why", why.into())];
        Failure::bad(self.texts.text("join-no-link", &args))
    }

    /// Says how it ended, and how to come back.
    fn farewell(
        &self,
        leaving: &Leaving,
        seat: Option<Seat>,
        link: &str,
        screen: &mut Screen,
    ) -> Result<ExitCode> {
        let (code, comes_back) = match leaving {
            Leaving::Quit => (0, true),
            Leaving::Interrupted => (INTERRUPTED, true),
            Leaving::InputEnded => (DOES_NOT_HOLD, true),
            Leaving::Over(over) => return self.over(over, seat, screen),
        };
        if comes_back && seat.is_some() {
            screen.sentence(&self.texts.text("join-come-back", &[]))?;
            let lang = asked_language(self.args.lang);
            screen.line(&format!("  lastcard join {link}{lang}"))?;
        }
        Ok(ExitCode::from(code))
    }

    fn over(&self, over: &Over, seat: Option<Seat>, screen: &mut Screen) -> Result<ExitCode> {
        let gone = match over {
            Over::Finished => true,
            Over::Ended(code, _) => matches!(
                code,
                ErrorCode::Kicked | ErrorCode::BadToken | ErrorCode::NoTable
            ),
            Over::Closed(_) | Over::NoServer(_) | Over::Fault(_) => false,
        };
        if let Some((mut file, _)) = seat.filter(|_| gone) {
            file.forget();
        }
        match over {
            Over::Finished => {
                screen.sentence(&self.texts.text("join-left", &[]))?;
                Ok(ExitCode::SUCCESS)
            }
            Over::Ended(_, text) if !text.is_empty() => {
                Err(Failure::Failed(crate::plain::plain(text)))
            }
            Over::Fault(fault) => {
                let fault = fault.to_string();
                let args = [("fault", (&fault).into())];
                Err(Failure::Failed(self.texts.text("join-fault", &args)))
            }
            Over::Ended(..) | Over::Closed(_) | Over::NoServer(_) => {
                Err(Failure::Failed(self.texts.text("join-strange", &[])))
            }
        }
    }
}

fn kept(token: Token, name: &str) -> Kept {
    Kept {
        token,
        name: name.to_owned(),
    }
}

/// Why a request was not carried out: what the person gave can be at fault, or the server.
fn failed(error: &ApiError) -> Failure {
    let text = crate::plain::plain(&error.to_string());
    match error {
        ApiError::Problem(problem)
            if !matches!(
                problem.code,
                ProblemCode::Unavailable
                    | ProblemCode::Internal
                    | ProblemCode::TooFast
                    | ProblemCode::TooManyTables
                    | ProblemCode::TableFull
                    | ProblemCode::MatchGoingOn
            ) =>
        {
            Failure::Bad(text)
        }
        _ => Failure::Failed(text),
    }
}
