import type { Finding, Repository } from '../../repository.ts'
import { specPaths } from './spec-paths.ts'

const table = 'packages/foundation/navigation/src/index.ts'

/** The route table has every path of spec §2 and no path twice. */
export async function checkRoutes(_repository: Repository, paths?: readonly string[]): Promise<Finding[]> {
  const present = (paths ?? (await routePaths())).flatMap(spelledOut)
  const known = new Set(present)
  const missing = Object.entries(specPaths).flatMap(([section, wanted]) =>
    wanted.filter((path) => !known.has(nameless(path))).map((path) => `has no row for ${path} (spec §2 ${section})`),
  )
  const twice = present
    .filter((path, index) => present.indexOf(path) !== index)
    .map((path) => `has two rows for ${path}`)
  return [...missing, ...twice].map((message) => ({ path: table, message }))
}

/** Paths of the table, and those of the specification that redirect to one. */
async function routePaths(): Promise<string[]> {
  const { href, matchRoute, routes } = await import('@tsumugi/navigation')
  const moved = Object.values(specPaths)
    .flat()
    .filter((path) => {
      const { redirect } = matchRoute(path)
      return redirect !== undefined && redirect !== href('home')
    })
  return [...Object.values(routes).map(({ path }) => path), ...moved]
}

/** `/search/:slug?` stands for two paths. */
function spelledOut(path: string): string[] {
  const optional = /^(.*)\/:\w+\?$/.exec(path)
  return optional ? [nameless(optional[1] ?? ''), nameless(path.slice(0, -1))] : [nameless(path)]
}

/** Only the shape counts: parameter names and a closing slash differ without meaning. */
function nameless(path: string): string {
  return path.replaceAll(/:\w+(\([^)]*\))?/g, ':').replace(/(?<=.)\/$/, '')
}
