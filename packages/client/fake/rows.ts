import type { AnyCall, BodyOf, ParamsOf, QueryOf, ReplyOf } from '@snug/contract';
import * as contract from '@snug/contract';

type Contract = typeof contract;

/** Every row of the contract, by its name. */
export type Rows = { [Name in keyof Contract as Contract[Name] extends AnyCall ? Name : never]: Contract[Name] };

/** The options of a call, typed by its row. */
export interface Sent<C> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
}

/** Replies by the call's name: a reply, or a function of the options; throw `Refused` to refuse. */
export type FakeAnswers = {
  readonly [Name in keyof Rows]?:
    | ReplyOf<Rows[Name]>
    | ((sent: Sent<Rows[Name]>) => ReplyOf<Rows[Name]> | Promise<ReplyOf<Rows[Name]>>);
};

/** The rows themselves, to look up a request's method and address. */
export const rows: readonly AnyCall[] = Object.values<unknown>(contract).filter(isRow);

function isRow(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** A reply prepared by the test. */
export async function answerOf(answer: unknown, sent: Sent<unknown>): Promise<unknown> {
  return typeof answer === 'function' ? answer(sent) : answer;
}
