import { fileName, widgetTags, type WidgetTag } from '../../../../sdk/src/widget-tags.ts'
import { componentOf, loadedBy, loadedByElement, messagesIn, type Outputs } from '../chunk-graph.ts'

const locales = ['ja', 'en', 'zh-CN'] as const

/** How the file of `widget-body.ts` is named in every build: the loader imports it, and it answers the class of an element. */
const bodyName = 'chunks/widget-body-'

/**
 * The module that answers what a page is to fetch at once for a tag in a language: runtime, component, words. Every
 * page loads it with the loader, so lists are runs, `[first, how many, …]`, of files that lie by who asks for them.
 */
export function preloadTable(accounts: readonly Outputs[], outDir: string): string {
  const rows = widgetTags.flatMap((tag) => {
    const lists = listsOf(accounts, outDir, tag)
    return lists ? [[tag, lists] as const] : []
  })
  const asked = new Map<string, string>()
  for (const [at, list] of rows.flatMap(([, lists]) => lists).entries())
    for (const file of list) asked.set(file, `${asked.get(file) ?? ''},${String(at).padStart(3, '0')}`)
  const files = [...asked].toSorted(([, one], [, other]) => (one < other ? -1 : 1)).map(([file]) => file)
  const runs = rows.map(([tag, lists]) => [tag, lists.map((list) => runsOf(list.map((file) => files.indexOf(file))))])
  return `const files=${JSON.stringify(files)}
const rows=${JSON.stringify(Object.fromEntries(runs))}
const filesOf=(runs=[])=>runs.flatMap((first,at)=>at%2?[]:files.slice(first,first+runs[at+1]))
export const bodyFile=tag=>filesOf(rows[tag]?.[0]).find(file=>file.startsWith(${JSON.stringify(bodyName)}))
export const preloads=(tag,locale)=>{
  const [all,...words]=rows[tag]??[]
  return [...filesOf(all),...filesOf(words[${JSON.stringify(locales)}.indexOf(locale)])]
}`
}

/** What one widget needs in any language, and its words in each; nothing where it is in none of the builds. */
function listsOf(accounts: readonly Outputs[], outDir: string, tag: WidgetTag): string[][] | undefined {
  const element = `${outDir}/elements/${fileName(tag)}.js`
  const outputs = accounts.find((one) => element in one)
  if (!outputs) return undefined
  const component = componentOf(outputs, tag)
  const ofElement = loadedByElement(outputs, element)
  const loaded = component ? loadedBy(outputs, component, ofElement) : ofElement
  const asked = new Set([...loaded].flatMap((path) => outputs[path]?.imports.map((one) => one.path) ?? []))
  const words = locales.map((locale) => [...asked].filter((path) => messagesIn(outputs, path) === locale))
  // The loader defines the element itself: of what its file loads, a page needs the rest.
  loaded.delete(element)
  if (![...loaded].some((path) => path.startsWith(`${outDir}/${bodyName}`)))
    throw new Error(`No file that <${tag}> loads begins with ${bodyName}: the loader needs one.`)
  return [[...loaded], ...words].map((paths) => paths.map((path) => path.slice(outDir.length + 1)))
}

function runsOf(numbers: readonly number[]): number[] {
  const runs: [first: number, count: number][] = []
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last && last[0] + last[1] === number) last[1] += 1
    else runs.push([number, 1])
  }
  return runs.flat()
}
