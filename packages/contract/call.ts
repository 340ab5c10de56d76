import type * as z from 'zod/mini';

/** What a call carries, as zod schemas. The server and the OpenAPI document read them; the join path never loads them. */
export interface Shapes {
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly reply: z.ZodMiniType;
}

export type Method = 'GET' | 'POST' | 'PUT';

/**
 * One HTTP call: its name, method and path, with its types attached and no zod at run time.
 * Params are written in the path as `{name}`.
 *
 * @example
 * export const getVersion: Call<typeof getVersionShapes> = get('getVersion', '/api/version');
 */
export interface Call<S extends Shapes> {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  /** The body is multipart/form-data with one file in this field, not JSON. */
  readonly upload?: 'image';
  /** A type only; no row has this property at run time. */
  readonly shapes?: S;
}

/** A row that reads. Rows are marked as pure, so that a bundler leaves out those that a page does not use. */
export function get<S extends Shapes>(name: string, path: string): Call<S> {
  return { name, method: 'GET', path };
}

/** A row that changes something. */
export function post<S extends Shapes>(name: string, path: string): Call<S> {
  return { name, method: 'POST', path };
}

/** A row that replaces something. */
export function put<S extends Shapes>(name: string, path: string): Call<S> {
  return { name, method: 'PUT', path };
}

/** A row that takes a picture. */
export function upload<S extends Shapes>(name: string, path: string): Call<S> {
  return { name, method: 'POST', path, upload: 'image' };
}

/** Any row, for code that does not depend on its types. */
export type AnyCall = Call<Shapes>;

type Output<T> = T extends z.ZodMiniType ? z.output<T> : undefined;

export type ParamsOf<C> = C extends Call<infer S> ? Output<S['params']> : never;
export type QueryOf<C> = C extends Call<infer S> ? Output<S['query']> : never;
export type BodyOf<C> = C extends Call<infer S> ? Output<S['body']> : never;
export type ReplyOf<C> = C extends Call<infer S> ? Output<S['reply']> : never;

/** Fills in the path's params, percent-encoded. Throws when one is missing, because that is a bug, not bad input. */
export function pathOf(call: AnyCall, params: Readonly<Record<string, string | number>> = {}): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The call ${call.name} needs the param "${name}" for ${call.path}.`);
    return encodeURIComponent(value);
  });
}
