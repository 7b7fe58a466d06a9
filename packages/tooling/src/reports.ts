import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@tsumugi/contract'
import { openApi } from '@tsumugi/contract/openapi'
import type { Guard } from '@tsumugi/domain'
import { routes } from '@tsumugi/navigation'
import { personas, type Persona } from '../../server/src/demo/dataset/people/personas.ts'
import { userGroups } from '../../server/src/demo/dataset/people/organisations.ts'
import { screenWords, screenWordsPath } from './reference/screen-words.ts'
import { top } from './run-program.mjs'

/** A file that follows from the sources, committed so that its changes are read in review. */
export interface Report {
  path: string
  make: () => string | Promise<string>
}

export const reports: readonly Report[] = [
  { path: 'packages/contract/reports/endpoints.txt', make: endpoints },
  { path: 'packages/contract/reports/openapi.json', make: () => `${JSON.stringify(openApi(), null, 2)}\n` },
  { path: 'packages/foundation/navigation/reports/routes.txt', make: routeList },
  { path: screenWordsPath, make: screenWords },
  { path: 'README.md', make: () => withBenches(withDecisions(withAccounts(textOf('README.md')))) },
]

const textOf = (path: string) => readFileSync(join(top, path), 'utf8')

/** One call per line: method, address, who may call it, name. */
export function endpoints(): string {
  const rows = Object.entries(contract).flatMap(([resource, group]) =>
    Object.entries(group).map(([name, { method, path, access }]) => [
      method,
      path,
      admission(access),
      `${resource}.${name}`,
    ]),
  )
  return columns(rows)
}

/** One path per line: address, layout, who may enter, name. */
export function routeList(): string {
  return columns(
    Object.entries(routes).map(([name, { path, layout, guard }]) => [path, layout, admission(guard), name]),
  )
}

/** A guard in one phrase: `brand; merchandising; power user`. */
export function admission({ login, kinds, functions, partial, powerUser, ownerAdmin, check }: Guard): string {
  if (login === false) return 'everybody'
  const parts = [
    kinds?.join(' or '),
    functions?.join(partial ? ' or ' : ' and '),
    powerUser && 'power user',
    ownerAdmin && 'or owner admin',
    check && (check.name || 'own rule'),
  ]
  return parts.filter(Boolean).join('; ') || 'signed in'
}

function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${lines.join('\n')}\n`
}

const kindOf = (key: string) => userGroups.find((group) => group.key === key)
const between = /(?<=<!-- accounts:begin -->\n)[\s\S]*(?=<!-- accounts:end -->)/

/** The table of demo accounts in the README, from the demo data itself. */
export function withAccounts(readme: string): string {
  const rows = (personas as readonly Persona[]).map((person) => {
    const places = person.memberships.map(({ userGroup, role }) => {
      const group = kindOf(userGroup)
      return `${group?.name} (${group?.kind}, ${role.replace('_', ' ')})`
    })
    const notes = [person.concierges.length > 0 && 'concierge', person.mayImpersonate && 'may impersonate'].filter(
      Boolean,
    )
    return `| \`${person.email}\` | ${person.name} | ${places.join('<br>')} | ${notes.join(', ')} |`
  })
  return readme.replace(between, `| Mail | Name | Acts for | Also |\n|---|---|---|---|\n${rows.join('\n')}\n`)
}

const decisions = 'packages/tooling/decisions'
const listed = /(?<=<!-- decisions:begin -->\n)[\s\S]*(?=<!-- decisions:end -->)/

/** Every decision by its title, in the order of their numbers. */
export function withDecisions(readme: string): string {
  const rows = readdirSync(join(top, decisions))
    .toSorted()
    .map((name) => {
      const [title = name] = /(?<=^# ).*$/m.exec(textOf(`${decisions}/${name}`)) ?? []
      return `- [${title}](${decisions}/${name})\n`
    })
  return readme.replace(listed, rows.join(''))
}

const benches = 'packages/tooling/reports/bench.md'
const measured = /(?<=<!-- benches:begin -->\n)[\s\S]*(?=<!-- benches:end -->)/

/** The tables of the last benches with what they say about the machine, from the committed report. */
export function withBenches(readme: string): string {
  const [, machine = '', ...sections] = textOf(benches).split(/^#+ .*$/m)
  const titles = [...textOf(benches).matchAll(/^## (.*)$/gm)].map(([, title]) => title)
  const tables = sections.map((section, at) => `${titles[at]}:\n\n${(section.match(/^\|.*$/gm) ?? []).join('\n')}\n`)
  return readme.replace(measured, () => `${machine.trim()}\n\n${tables.join('\n')}`)
}
