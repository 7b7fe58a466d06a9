import type { Guard } from '@tsumugi/domain'

/** The four layouts of spec §2, Routing basics. */
export type Layout = 'default' | 'blank' | 'authenticated' | 'exhibition'

/** One row of the route table: a path beneath `/s`, its frame, and who may enter. */
export interface Page {
  readonly path: string
  readonly layout: Layout
  readonly guard: Guard
  /** Parameters that match digits only (spec §5). */
  readonly digits: readonly string[]
}

type Rest<Path extends string, Tail extends string> = PathParams<Path> & PathParams<`/${Tail}`>

/** The ids a path needs: `/master/brands/:id` asks for `{ id }`, `:slug?` may be left out. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Tail}`
  ? Rest<`:${Name}`, Tail>
  : Path extends `${string}:${infer Name}?`
    ? { [Key in Name]?: number | string }
    : Path extends `${string}:${infer Name}`
      ? { [Key in Name]: number | string }
      : unknown

type NameIn<Path extends string> = keyof PathParams<Path> & string

interface PageOptions<Path extends string> {
  layout?: Layout
  digits?: readonly NameIn<Path>[]
}

/** Builds a row; the default layout and "signed in" need no word. */
export function page<const Path extends string>(path: Path, guard: Guard = {}, options: PageOptions<Path> = {}) {
  const { layout = 'default', digits = [] } = options
  return { path, guard, layout, digits } satisfies Page
}
