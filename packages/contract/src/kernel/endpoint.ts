import type { Guard } from '@tsumugi/domain'
import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Schema = z.ZodMiniType

/** One call both sides agree on. The path is relative to `/api`; `:id` and `:…Id` are digits, other parameters text. */
export interface Endpoint<
  Path extends string = string,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  readonly method: Method
  readonly path: Path
  readonly query?: Query
  readonly body?: Body
  /** The whole reply body (`one`, `page`, `nothing`), or `bytes` for files and streams. */
  readonly reply: Reply
  /** The row that a 409 `stale` answers, where the reply itself holds none: as `{ data }`. */
  readonly current?: Schema
  readonly access: Guard
  /**
   * Called by guests of what the path names, never by accounts: `door` by anybody, `token` only with the bearer token of
   * a session there.
   */
  readonly guest?: 'door' | 'token'
  /** May be called by a member who has not agreed to the terms yet; everything else waits for it (domain.md §3.1). */
  readonly beforeTerms?: true
  /** Asks for a recent password or code before a call with this body: 403 `confirm_identity` else. */
  confirms?(body: z.output<Body>): boolean
  /** Answers whatever organisation the caller's page shows: for finding out which it is, and for changing it. */
  readonly anyOrganisation?: true
  /** The body travels as multipart/form-data because it carries a file. */
  readonly multipart?: true
  /** Its file may be a table written as text, which no other upload keeps. */
  readonly keepsTables?: true
  /** A write by its method alone: nothing it is sent, and nothing it answers, is kept. */
  readonly keepsNothing?: true
  /** Its file is read, and let go of with the call; what it says is kept. */
  readonly keepsNoFile?: true
  /** What it does, for the API description. */
  readonly summary: string
}

type ParamOf<Name extends string> = Name extends 'id' | `${string}Id`
  ? { [Key in Name]: number }
  : { [Key in Name]: string }

/** The parameters of a path: `/brands/:brandId/tags` asks for `{ brandId: number }`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? ParamOf<Name> & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? ParamOf<Name>
    : unknown

type Part<Name extends string, S> = [Schema] extends [S]
  ? unknown
  : S extends Schema
    ? Record<never, never> extends z.input<S> | (undefined extends z.input<S> ? Record<never, never> : never)
      ? { [Key in Name]?: z.input<S> }
      : { [Key in Name]: z.input<S> }
    : unknown

/** What a caller passes: path parameters beside `query` and `body`. */
export type CallOf<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, Schema>
    ? PathParams<Path> & Part<'query', Query> & Part<'body', Body>
    : never

/** What a caller gets: the parsed body, in camelCase. */
export type ReplyOf<E> = E extends Endpoint<string, Schema, Schema, infer Reply> ? z.output<Reply> : never

/** What a handler on the server gets: everything validated. */
export type InputOf<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, Schema>
    ? { params: PathParams<Path>; query: z.output<Query>; body: z.output<Body> }
    : never

/** What a handler on the server may answer. */
export type AnswerOf<E> = E extends Endpoint<string, Schema, Schema, infer Reply> ? z.input<Reply> : never

export type Group = Readonly<Record<string, Endpoint>>

/**
 * Names one call: `endpoint('PATCH /brands/:id', { body, reply, access, summary })`.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<
  const Path extends string,
  Reply extends Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
>(
  line: `${Method} ${Path}`,
  parts: {
    query?: Query
    body?: Body
    reply: Reply
    current?: Schema
    access: Guard
    guest?: 'door' | 'token'
    beforeTerms?: true
    confirms?(body: z.output<Body>): boolean
    anyOrganisation?: true
    multipart?: true
    keepsTables?: true
    keepsNothing?: true
    keepsNoFile?: true
    summary: string
  },
): Endpoint<Path, Query, Body, Reply> {
  const [method, path] = line.split(' ') as [Method, Path]
  return { method, path, ...parts }
}
