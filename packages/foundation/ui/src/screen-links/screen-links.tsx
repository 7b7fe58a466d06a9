import { useNoun } from '@tsumugi/i18n'
import { admits, basePath, routeNouns, routes, type Page, type RouteName } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'
import { useStyles } from '../styles/style-root.ts'
import css from './screen-links.css?inline'

/** A route whose address is complete without an id. */
export type DirectRoute = {
  [Name in RouteName]: (typeof routes)[Name]['path'] extends `${string}:${string}` ? never : Name
}[RouteName]

interface ScreenLinksProps {
  /** What they have in common, as the name of the list. */
  label: string
  of: readonly DirectRoute[]
  /** The query that a route's rule asks for. */
  query?: Partial<Record<DirectRoute, Record<string, string>>>
}

/** Its path is complete, so that nothing has to be looked up for it but the path itself. */
function addressOf(name: DirectRoute, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString()
  return `${basePath.replace(/\/$/, '')}${routes[name].path}${search && `?${search}`}`
}

/** The neighbours of a screen, by their nouns: only those that the reader may enter; nothing where there are none. */
export function ScreenLinks({ label, of, query = {} }: ScreenLinksProps) {
  useStyles(css)
  const noun = useNoun()
  const { user } = useSession()
  const open = of.filter((name) => {
    const page: Page = routes[name]
    return routeNouns[name] !== null && admits(user, page.guard, { query: query[name] ?? {} })
  })
  if (open.length === 0) return null
  return (
    <div className="screen-links" role="group" aria-label={label}>
      <span className="small soft">{label}</span>
      <ul>
        {open.map((name) => (
          <li key={name}>
            <a href={addressOf(name, query[name])}>{noun(routeNouns[name]!)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
