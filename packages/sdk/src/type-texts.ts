import { kebabCase } from '@tsumugi/element/declaration'
import { handlerName } from './handler-name.ts'
import { eventsOf, propsOf, tsTypes, type WidgetRow } from './widget-row.ts'

type Rows = Readonly<Record<string, WidgetRow>>

/** Types of the tags for React's JSX: attributes, properties and exact-case event listeners. */
export function jsxTypes(rows: Rows): string {
  const tags = Object.entries(rows).map(([tag, row]) => {
    const props = propsOf(row).flatMap(([name, { kind }]) => {
      const names = kind === 'property' ? [name] : [...new Set([name, kebabCase(name)])]
      return names.map((one) => `        ${quoted(one)}?: ${tsTypes[kind]}`)
    })
    const events = eventsOf(row).map(
      ([type, { detail }]) => `        'on${type}'?: (event: CustomEvent<${detail}>) => void`,
    )
    return [`      '${tag}': TsumugiAttributes & {`, ...props, ...events, '      }'].join('\n')
  })
  return lines(
    "import type { DetailedHTMLProps, HTMLAttributes } from 'react'",
    '',
    'type TsumugiAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>',
    '',
    "declare module 'react' {",
    '  namespace JSX {',
    '    interface IntrinsicElements {',
    ...tags,
    '    }',
    '  }',
    '}',
  )
}

/** Types of what applications import: the React components, and the definition of an element. */
export function reactTypes(rows: Rows): string {
  const components = Object.values(rows).flatMap((row) => [
    '',
    `export interface ${row.name}Props extends WidgetAttributes {`,
    ...propsOf(row).flatMap(([name, { kind, description }]) => [
      `  /** ${description} */`,
      `  ${name}?: ${tsTypes[kind]}`,
    ]),
    ...eventsOf(row).flatMap(([type, { detail, description }]) => [
      `  /** ${description} */`,
      `  ${handlerName(type)}?: (event: CustomEvent<${detail}>) => void`,
    ]),
    '}',
    `/** ${row.description} */`,
    `export declare function ${row.name}(props: ${row.name}Props): ReactNode`,
  ])
  return lines(
    "import type { HTMLAttributes, ReactNode, Ref } from 'react'",
    '',
    `export type WidgetTag = ${Object.keys(rows)
      .map((tag) => `'${tag}'`)
      .join(' | ')}`,
    'export declare const widgetTags: readonly WidgetTag[]',
    '/** Defines the element; a tag that is already taken is left alone. */',
    'export declare function defineWidget(tag: WidgetTag): Promise<void>',
    '',
    "export interface WidgetAttributes extends Omit<HTMLAttributes<HTMLElement>, 'onError'> {",
    '  ref?: Ref<HTMLElement>',
    '}',
    ...components,
  )
}

function lines(...texts: string[]): string {
  return `${texts.join('\n')}\n`
}

function quoted(name: string): string {
  return name.includes('-') ? `'${name}'` : name
}
