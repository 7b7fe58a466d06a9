import type { Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, instant, lockVersion } from '../kernel/fields.ts'
import { nothing, one } from '../kernel/reply.ts'
import { keepsPlatform } from '../people/platform-access.ts'

/** A screen's path with `:id` for numbers, `*` at the end for all below. */
const pattern = z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.regex(/^\/[\w\-/:.]*\*?$/))
const address = z.string().check(z.maxLength(2_000), z.regex(/^(https?:\/\/|\/)[^\s]+$/))
const input = z.object({ pattern, urlJa: address, urlEn: z.nullable(address), urlZh: z.nullable(address) })
const helpPage = z.extend(input, { id, updatedAt: instant, lockVersion })
export type HelpPage = z.output<typeof helpPage>

const admin = { kinds: ['admin'] } as const satisfies Guard

export const helpLinks = {
  show: endpoint('GET /zendesk_links', {
    query: z.object({ path: z.string().check(z.maxLength(2_000)) }),
    reply: one(z.string()),
    access: {},
    summary: 'The help page for a screen; numeric segments of its path are replaced by a placeholder',
  }),
  list: endpoint('GET /help_links', {
    reply: one(z.array(helpPage)),
    access: admin,
    summary: 'Which screens have a help page of their own',
  }),
  create: endpoint('POST /help_links', {
    body: z.object({ helpLink: input }),
    reply: one(helpPage),
    access: keepsPlatform,
    summary: 'Gives screens a help page',
  }),
  update: endpoint('PATCH /help_links/:id', {
    body: z.object({ helpLink: z.extend(z.partial(input), { lockVersion }) }),
    reply: one(helpPage),
    access: keepsPlatform,
    summary: 'Changes which page helps',
  }),
  delete: endpoint('DELETE /help_links/:id', {
    reply: nothing,
    access: keepsPlatform,
    summary: 'Leaves these screens to the usual help',
  }),
}
