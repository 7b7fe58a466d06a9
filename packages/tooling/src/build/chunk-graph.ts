import { readFileSync } from 'node:fs'
import type { Metafile } from 'esbuild'
import { widgetTags } from '../../../sdk/src/widget-tags.ts'

export type Outputs = Metafile['outputs']

/** What arrives with an output before it can run, itself included; its own lazy parts come later. */
export function loadedBy(outputs: Outputs, path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const one of outputs[path]?.imports ?? []) {
    if (one.kind === 'import-statement' && !one.external) loadedBy(outputs, one.path, found)
  }
  return found
}

/**
 * Where a widget stands decides what it may make a page load: the shell's stand together on every page of an older
 * application, an exhibition's stands alone on a partner's page, the larger ones on pages that have the shell.
 */
export type Stand = 'shell' | 'partners' | 'larger'

export function standOf(tag: string): Stand {
  const [, feature = ''] = /^packages\/features\/([\w-]+)\//.exec(componentFiles().get(tag) ?? '') ?? []
  return feature === 'shell' ? 'shell' : feature === 'exhibitions' ? 'partners' : 'larger'
}

/**
 * What several widgets need is shared by all, by the shell, by a partner's widget with others, or by the larger ones alone:
 * there only what three features need, as every page with one of theirs loads the share whole.
 */
export type Share = 'runtime' | Stand

/** What every element loads: its script, and the runtime that draws it. */
export function loadedByElement(outputs: Outputs, element: string): Set<string> {
  const body = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === bodyModule)
  return body ? loadedBy(outputs, body, loadedBy(outputs, element)) : loadedBy(outputs, element)
}

/** Where elements get what draws them. */
export const bodyModule = 'packages/sdk/src/widget-body.ts'

/** Answers how an output is shared; undefined what one widget, one or two features or nobody needs at once. `everywhere` is what every element loads. */
export function sharing(outputs: Outputs, everywhere: ReadonlySet<string>): (path: string) => Share | undefined {
  const needs = widgetTags.map((tag) => {
    const component = componentOf(outputs, tag)
    return {
      stand: standOf(tag),
      feature: componentFiles().get(tag)?.split('/')[2],
      needs: component ? loadedBy(outputs, component) : new Set<string>(),
    }
  })
  return (path) => {
    if (everywhere.has(path)) return 'runtime'
    const by = needs.filter((widget) => widget.needs.has(path))
    const [shell, partners, larger] = (['shell', 'partners', 'larger'] as const).map((stand) =>
      by.filter((widget) => widget.stand === stand),
    )
    if (shell!.length > 0 && partners!.length > 0) return 'runtime'
    if (shell!.length > 0) return by.length > 1 ? 'shell' : undefined
    if (partners!.length > 0) return larger!.length > 0 ? 'partners' : undefined
    return new Set(larger!.map(({ feature }) => feature)).size > 2 ? 'larger' : undefined
  }
}

/** Everything that a widget's component may ask for later, itself included; other widgets' components are not its own. */
export function reachedFrom(outputs: Outputs, path: string, found = new Set<string>()): Set<string> {
  const components = new Set(componentFiles().values())
  if (found.has(path)) return found
  found.add(path)
  for (const one of outputs[path]?.imports ?? []) {
    const isOther = one.kind === 'dynamic-import' && components.has(outputs[one.path]?.entryPoint ?? '')
    if (!one.external && !isOther) reachedFrom(outputs, one.path, found)
  }
  return found
}

/** The chunk of a widget's component: the table of components names its feature, and the feature's face its file. */
export function componentOf(outputs: Outputs, tag: string): string | undefined {
  const file = componentFiles().get(tag)
  return Object.keys(outputs).find((path) => file !== undefined && outputs[path]?.entryPoint === file)
}

/** The file of each widget's component, from the top of the repository. */
export function componentFiles(): ReadonlyMap<string, string> {
  const table = readFileSync('packages/sdk/src/widget-components.ts', 'utf8')
  const features = new Map(
    [...table.matchAll(/\{ widgets as (\w+) \} from '@tsumugi\/([\w-]+)'/g)].map(([, as = '', name = '']) => [
      as,
      name,
    ]),
  )
  return new Map(
    [...table.matchAll(/'(tsumugi-[\w-]+)': (\w+)\.(\w+)/g)].map(([, tag = '', as = '', key = '']) => {
      const source = `packages/features/${features.get(as)}/src`
      const [, widgets = ''] =
        /^export const widgets = \{$(.*?)^\}$/ms.exec(readFileSync(`${source}/index.ts`, 'utf8')) ?? []
      const [, file = ''] = new RegExp(`\\b${key}: \\(\\) =>\\s+import\\('\\./([^']+)'\\)`).exec(widgets) ?? []
      return [tag, `${source}/${file}`]
    }),
  )
}

const messageFile = /([\w-]+)\/src\/(?:.*\/)?messages\/(ja|en|zh-CN)\.ts/

/** The feature and the language whose messages an output is; undefined for any other. */
export function messagesOf(outputs: Outputs, path: string): { feature: string; locale: string } | undefined {
  const [, feature, locale] = Object.keys(outputs[path]?.inputs ?? {}).flatMap((input) => messageFile.exec(input) ?? [])
  return feature && locale ? { feature, locale } : undefined
}

export const messagesIn = (outputs: Outputs, path: string): string | undefined => messagesOf(outputs, path)?.locale
