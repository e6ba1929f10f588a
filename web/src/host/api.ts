// The server over HTTP; every address is relative to the page's own.

import type {
  CheckRules,
  ClaimSeat,
  CodeOpens,
  Estimate,
  EstimateRules,
  Invitation,
  Movable,
  Opened,
  OpenTable,
  PresetEntry,
  Problem,
  ProblemCode,
  RecordEntry,
  RulesChecked,
  RulesSheet,
  Seated,
  Sheet,
  TableId,
  TakeSeat,
  Token,
  Version,
} from '../protocol';
import { language } from '../words/index.svelte';
import type { OptionGroup } from './local';

/** The server did not do it; the message is for the person, in the language of the page. */
export class ApiProblem extends Error {
  readonly code: ProblemCode;

  constructor({ code, text }: Problem) {
    super(text);
    this.code = code;
  }
}

/** No answer came that this program could have given: there is no network, no server, or only one that serves files. */
export class Offline extends Error {
  /** Whether anything answered at all. */
  readonly answered: boolean;

  constructor(answered: boolean) {
    super('offline');
    this.answered = answered;
  }
}

export const api = {
  openTable: (body: OpenTable) => post<Opened>('tables', body),
  invitation: (table: TableId) => get<Invitation>(`tables/${table}`),
  takeSeat: (table: TableId, body: TakeSeat) => post<Seated>(`tables/${table}/seats`, body),
  /** The table of a short code, as the person typed it. */
  enterCode: (code: string) => post<CodeOpens>('codes', { code }),
  moveSeat: (table: TableId, token: Token) => post<Movable>(`tables/${table}/move`, { token }),
  claimSeat: (table: TableId, body: ClaimSeat) => post<Seated>(`tables/${table}/claim`, body),
  records: (table: TableId) => get<RecordEntry[]>(`tables/${table}/records`),
  record: async (table: TableId, number: number) =>
    (await answered(`tables/${table}/records/${String(number)}`, {})).text(),
  presets: () => get<PresetEntry[]>('presets'),
  options: (lang: string) => get<OptionGroup[]>(`rules/options?lang=${lang}`),
  checkRules: (body: CheckRules) => post<RulesChecked>('rules/check', body),
  sheet: (body: RulesSheet) => post<Sheet>('rules/sheet', body),
  /** With the signal, the server does not work on it any more. */
  estimate: (body: EstimateRules, signal: AbortSignal) => post<Estimate>('estimate', body, { signal }),
  version: () => get<Version>('version'),
};

/** Where the server is, for what it has under that path. */
export function address(path: string): URL {
  return new URL(path, document.baseURI);
}

async function get<T>(path: string): Promise<T> {
  return read<T>(await answered(path, {}));
}

async function post<T>(path: string, body: unknown, init: RequestInit = {}): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return read<T>(await answered(path, { ...init, method: 'POST', body: JSON.stringify(body), headers }));
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  const headers = { ...init.headers, accept: 'application/json, text/plain', 'accept-language': language() };
  let response: Response;
  try {
    response = await fetch(address(`api/${path}`), { ...init, headers, cache: 'no-store' });
  } catch {
    throw new Offline(false);
  }
  if (response.ok) return response;
  const problem = await json(response);
  throw isProblem(problem) ? new ApiProblem(problem) : new Offline(true);
}

async function read<T>(response: Response): Promise<T> {
  const value = await json(response);
  // A host that only serves files gives its own page for everything.
  if (value === undefined) throw new Offline(true);
  return value as T;
}

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'text' in value;
}
