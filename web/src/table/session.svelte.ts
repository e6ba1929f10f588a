// One person at one table: what is known of it, and everything that can be done there.

import { SvelteSet } from 'svelte/reactivity';
import type {
  Act,
  CommandId,
  Emote,
  Hex32,
  Member,
  Move,
  Refused,
  Seq,
  TableId,
  ToClient,
  Token,
  ToServer,
} from '../protocol';
import { VERSION } from '../protocol';
import type { Dial, Line, LineState } from '../host/line';
import { Fault, reduce } from './reduce';
import { Shares } from './shares';
import type { TableState } from './state';
import { Waiting, type Answer, type Outcome, type Pending } from './waiting';

export interface SessionOptions {
  readonly table: TableId;
  /** Opens the seat; null to watch. */
  readonly token: Token | null;
  /** The language of sentences of the host of the table. */
  readonly lang: string;
  /** A clock that only goes forward, in milliseconds; that of the page when left out. */
  readonly now?: () => number;
}

/** What a session tells: a message that was taken in, and the table before and after it. */
export interface SessionNews {
  readonly before: TableState | null;
  readonly after: TableState;
  readonly message: ToClient;
}

export type { Outcome } from './waiting';

/** How long a line may be quiet before it is asked whether it lives, and how long that may take; milliseconds. */
const QUIET = 20_000;
const PATIENCE = 10_000;
/** The page comes back from the background: whoever waits for it shall not wait long. */
const PATIENCE_IN_SIGHT = 4_000;
/** So many faults in a row end a session: a host that is at fault stays so. */
const FAULTS = 3;

/** One person at one table. Its fields are reactive. */
export class Session {
  readonly table: TableId;
  /** Opens the seat; null for who watches. */
  readonly token: Token | null;
  /** The table as it is known; null before the first welcome. */
  state = $state.raw<TableState | null>(null);
  line = $state.raw<LineState>({ is: 'connecting' });
  /** Why the last thing that the person wanted was not done; gone with the next one that is. The page may clear it. */
  refused = $state.raw<{ readonly why: Refused; readonly seq: Seq } | null>(null);
  /** How many commands have no answer yet. */
  pending = $state(0);
  /** Whose words are hidden. */
  readonly muted = new SvelteSet<Member>();
  /** This client's shares in the fair shuffle, for checking. */
  readonly shares: Shares;

  readonly #options: SessionOptions;
  readonly #now: () => number;
  readonly #dial: () => Line;
  #line: Line;
  #listeners: readonly ((news: SessionNews) => void)[] = [];
  readonly #waiting = new Waiting();
  /** Whether the hello of this connection was answered. */
  #greeted = false;
  /** Whether what is known is at fault, so that the next hello asks for everything. */
  #anew = false;
  #faults = 0;
  /** The last entry of the table, as the host said when this client came back: before that, nothing is decided by itself. */
  #until: Seq = 0;
  /** The share of the shuffle that was sent last. */
  #shown: Hex32 | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stop = new AbortController();

  constructor(dial: Dial, options: SessionOptions) {
    this.table = options.table;
    this.token = options.token;
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.shares = new Shares(options.table);
    this.#dial = () =>
      dial({
        opened: () => {
          this.#opened();
        },
        message: (message) => {
          this.#message(message);
        },
        state: (state) => {
          this.#lineIs(state);
        },
      });
    this.#line = this.#dial();
    const page = globalThis.document as Document | undefined;
    const seen = () => {
      if (page?.visibilityState === 'visible' && this.#greeted) this.#ping(PATIENCE_IN_SIGHT);
    };
    page?.addEventListener('visibilitychange', seen, { signal: this.#stop.signal });
  }

  /** Does something at the table. The same act again, while it has no answer, is the same command: nobody means a double tap. */
  act(act: Act): Promise<Outcome> {
    return this.#command(act, true);
  }

  /** Does it; `told` is whether the person is told of a refusal. */
  async #command(act: Act, told: boolean): Promise<Outcome> {
    const what = JSON.stringify(act);
    const same = this.#waiting.same(what);
    if (same !== null) return (await same.answer).outcome;
    if (this.line.is === 'closed') return 'refused';
    const { state } = this;
    const seq = state?.room.seq ?? 0;
    const pending = this.#wait(what, told);
    const { id } = pending;
    if (state?.room.settings.fair_shuffle === true && (act.type === 'ready' || act.type === 'start')) {
      const promise = await this.shares.promise(state);
      this.#send(pending, { type: 'command', id, seq, act: promise === null ? act : { ...act, promise } });
    } else {
      this.#send(pending, { type: 'command', id, seq, act });
    }
    return (await pending.answer).outcome;
  }

  /** Makes a move of the game. */
  play(move: Move): Promise<Outcome> {
    return this.act({ type: 'play', play: move });
  }

  /** Why a move would be refused; null when it is open. Nothing happens. */
  async ask(move: Move): Promise<Refused | null> {
    const pending = this.#wait(null, false);
    this.#send(pending, { type: 'ask', id: pending.id, play: move });
    return (await pending.answer).why;
  }

  /** Says something to the table. */
  say(text: string): void {
    this.#tell({ type: 'say', text });
  }

  /** Reacts. */
  emote(emote: Emote): void {
    this.#tell({ type: 'emote', emote });
  }

  /** Hides what somebody says, or shows it again. */
  mute(member: Member, muted: boolean): void {
    if (muted) this.muted.add(member);
    else this.muted.delete(member);
    this.#tell({ type: 'mute', member, muted });
  }

  /** Tries to come back at once. */
  retry(): void {
    // A host that stayed at fault was given up for good; whoever wants to tries it anew.
    if (this.#faults >= FAULTS && !this.closed) this.#line = this.#dial();
    else this.#line.retry();
    this.#faults = 0;
  }

  /** Whether the page closed it: then it never comes back. */
  get closed(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Leaves the page of the table; the seat is kept. */
  close(): void {
    this.#line.close();
    this.#over({ is: 'closed', code: null, text: '' });
    this.#stop.abort();
    this.#listeners = [];
  }

  /** Tells every message that was taken in, until the function that is given back is called. */
  on(listener: (news: SessionNews) => void): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener);
    };
  }

  #opened(): void {
    this.#greeted = false;
    const { token } = this;
    const { lang } = this.#options;
    const since = this.#anew ? undefined : this.state?.room.seq;
    this.#line.send({
      ...{ type: 'hello', version: VERSION, table: this.table, lang },
      ...(token === null ? {} : { token }),
      ...(since === undefined ? {} : { since }),
    });
    this.#watch(PATIENCE, () => {
      this.#line.renew();
    });
  }

  #lineIs(state: LineState): void {
    if (state.is === 'closed') {
      this.#over(state);
      return;
    }
    if (state.is !== 'open') {
      this.#greeted = false;
      clearTimeout(this.#timer);
    }
    this.line = state;
  }

  #over(state: LineState): void {
    this.#greeted = false;
    this.#shown = null;
    clearTimeout(this.#timer);
    // A line that is at its end brings no answer any more; who retries decides anew.
    this.#waiting.giveUp();
    this.pending = 0;
    this.line = state;
  }

  #message(message: ToClient): void {
    try {
      this.#take(message);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.#fault(error);
    }
  }

  #take(message: ToClient): void {
    const before = this.state;
    const known = message.type === 'welcome' && this.#anew ? null : before;
    if (message.type === 'resumed' && (this.#anew || before === null))
      throw new Fault('resumed out of place');
    const after = this.#reduced(known, message);
    this.state = after;
    switch (message.type) {
      case 'welcome':
        this.#anew = false;
        this.#greet(message.room.seq);
        break;
      case 'resumed':
        this.#greet(message.seq);
        break;
      case 'news':
        this.#faults = 0;
        this.#showShare();
        break;
      case 'done':
        this.#answered(message.id, { outcome: 'done', why: null });
        break;
      case 'stale':
        this.#answered(message.id, { outcome: 'stale', why: null });
        break;
      case 'refused':
        this.#answered(message.id, { outcome: 'refused', why: message.why });
        break;
      case 'would':
        this.#answered(message.id, { outcome: 'done', why: message.refused });
        break;
      case 'not_said':
        this.refused = { why: message.why, seq: after?.room.seq ?? 0 };
        break;
    }
    if (this.#greeted) this.#listen();
    if (after === null) return;
    for (const tell of this.#listeners) {
      try {
        tell({ before, after, message });
      } catch (error) {
        // Who only shows what happened must not hold up the table.
        reportError(error);
      }
    }
  }

  /** What comes of a message. One that cannot be taken in is a fault, whatever is wrong with it: a table can be told anew. */
  #reduced(known: TableState | null, message: ToClient): TableState | null {
    try {
      return reduce(known, message, this.#now());
    } catch (error) {
      throw error instanceof Fault ? error : new Fault(String(error));
    }
  }

  /** The hello is answered: what belongs to the connection is said again, and what has no answer is sent again. */
  #greet(until: Seq): void {
    this.#until = until;
    if (this.#greeted) return;
    this.#greeted = true;
    for (const member of this.muted) this.#line.send({ type: 'mute', member, muted: true });
    for (const message of this.#waiting.messages()) this.#line.send(message);
    this.#showShare();
  }

  /** A gap is mended by going on from the last entry that was right; any other fault by beginning anew. */
  #fault(fault: Fault): void {
    this.#faults += 1;
    this.#greeted = false;
    this.#anew ||= !fault.gap;
    if (this.#faults < FAULTS) {
      this.#line.renew();
      return;
    }
    this.#line.close();
    this.#over({ is: 'closed', code: null, text: fault.message });
  }

  #showShare(): void {
    const { state } = this;
    if (state === null || state.room.seq < this.#until) return;
    const share = this.shares.due(state);
    if (share === null || share.share === this.#shown) return;
    this.#shown = share.share;
    // Nobody asked for it, so nobody is told when the table goes on without it.
    void this.#command(share, false);
  }

  #wait(what: string | null, told: boolean): Pending {
    const pending = this.#waiting.add(what, told);
    this.pending = this.#waiting.commands();
    return pending;
  }

  #send(pending: Pending, message: ToServer): void {
    pending.message = message;
    if (this.#greeted && this.#waiting.has(pending)) this.#line.send(message);
  }

  #answered(id: CommandId, answer: Answer): void {
    const pending = this.#waiting.answered(id, answer);
    this.pending = this.#waiting.commands();
    if (pending?.told !== true) return;
    const { outcome, why } = answer;
    if (outcome === 'done') this.refused = null;
    if (why !== null) this.refused = { why, seq: this.state?.room.seq ?? 0 };
  }

  /** What is no command is not repeated. */
  #tell(message: ToServer): void {
    if (this.#greeted) this.#line.send(message);
  }

  /** Something came: the line lives, and is asked again when it is quiet. */
  #listen(): void {
    this.#watch(QUIET, () => {
      this.#ping(PATIENCE);
    });
  }

  #ping(patience: number): void {
    this.#line.send({ type: 'ping', seq: this.state?.room.seq ?? 0 });
    this.#watch(patience, () => {
      this.#line.renew();
    });
  }

  #watch(after: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, after);
  }
}
