import { fileName, widgetTags } from '../../../sdk/src/widget-tags.ts'
import { componentOf, loadedBy, loadedByElement, messagesIn, type Outputs } from './chunk-graph.ts'

const locales = ['ja', 'en', 'zh-CN'] as const

/** The module that answers what a page is to fetch at once for a tag in a language: script, runtime, component, words. */
export function preloadTable(accounts: readonly Outputs[], outDir: string): string {
  const files: string[] = []
  const numbered = (paths: readonly string[]) =>
    paths.map((path) => {
      const file = path.slice(outDir.length + 1)
      if (!files.includes(file)) files.push(file)
      return files.indexOf(file)
    })
  const rows = widgetTags.flatMap((tag) => {
    const element = `${outDir}/elements/${fileName(tag)}.js`
    const outputs = accounts.find((one) => element in one)
    if (!outputs) return []
    const component = componentOf(outputs, tag)
    const ofElement = loadedByElement(outputs, element)
    const loaded = component ? loadedBy(outputs, component, ofElement) : ofElement
    const asked = new Set([...loaded].flatMap((path) => outputs[path]?.imports.map((one) => one.path) ?? []))
    const words = locales.map((locale) => [...asked].filter((path) => messagesIn(outputs, path) === locale))
    return [[tag, [numbered([...loaded]), ...words.map(numbered)]] as const]
  })
  return `const files=${JSON.stringify(files)}
const rows=${JSON.stringify(Object.fromEntries(rows))}
export const preloads=(tag,locale)=>{
  const [all,...words]=rows[tag]??[[]]
  return [...all,...(words[${JSON.stringify(locales)}.indexOf(locale)]??[])].map((file)=>files[file])
}`
}
