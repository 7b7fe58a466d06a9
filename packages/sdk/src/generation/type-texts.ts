import { kebabCase } from '@tsumugi/element/declaration'
import { handlerName } from '../react/handler-name.ts'
import { eventsOf, propsOf, typeOf, type WidgetRow } from '../widget-row.ts'

type Rows = Readonly<Record<string, WidgetRow>>

/** Types of the tags for React's JSX: attributes, properties and exact-case event listeners. */
export function jsxTypes(rows: Rows): string {
  const tags = Object.entries(rows).map(([tag, row]) => {
    const props = propsOf(row).flatMap(([name, prop]) => {
      const names = prop.kind === 'property' ? [name] : [...new Set([name, kebabCase(name)])]
      return names.map((one) => `        ${quoted(one)}?: ${typeOf(prop)}`)
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
    ...propsOf(row).flatMap(([name, prop]) => [`  /** ${prop.description} */`, `  ${name}?: ${typeOf(prop)}`]),
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
    "export { defineWidget, widgetTags, type WidgetTag } from './define.js'",
    "export type * from './elements.js'",
    '',
    "export interface WidgetAttributes extends Omit<HTMLAttributes<HTMLElement>, 'onError'> {",
    '  ref?: Ref<HTMLElement>',
    '}',
    ...components,
  )
}

/** Types of the definition of elements, for pages without React. */
export function defineTypes(rows: Rows): string {
  return lines(
    "import './elements.js'",
    '',
    `export type WidgetTag = ${Object.keys(rows)
      .map((tag) => `'${tag}'`)
      .join(' | ')}`,
    'export declare const widgetTags: readonly WidgetTag[]',
    '/** Defines the element at once; what it draws is loaded when one first stands in a page. A tag that is taken is left alone. */',
    'export declare function defineWidget(tag: WidgetTag): void',
  )
}

/** Types of the elements themselves: properties, methods and events, by their tag. */
export function elementTypes(rows: Rows): string {
  const elements = Object.values(rows).flatMap((row) => [
    '',
    `export interface ${row.name}EventMap {`,
    ...eventsOf(row).map(([type, { detail }]) => `  '${type}': CustomEvent<${detail}>`),
    '}',
    `/** ${row.description} */`,
    `export interface ${row.name}Element extends TsumugiElement {`,
    ...propsOf(row).map(([name, prop]) => `  ${name}: ${typeOf(prop)} | undefined`),
    ...['add', 'remove'].flatMap((verb) => [
      `  ${verb}EventListener<Type extends keyof ${row.name}EventMap>(type: Type, listener: (this: ${row.name}Element, event: ${row.name}EventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void`,
      `  ${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void`,
    ]),
    '}',
  ])
  return lines(
    '/** The methods of every element. */',
    'export interface TsumugiElement extends HTMLElement {',
    '  /** Loads the data again, keeping what was typed. */',
    '  refresh(): void',
    '  /** Starts the widget afresh. */',
    '  reset(): void',
    '}',
    ...elements,
    '',
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...Object.entries(rows).map(([tag, { name }]) => `    '${tag}': ${name}Element`),
    '  }',
    '}',
  )
}

/** Types of the tags in Vue's templates. */
export function vueTypes(rows: Rows): string {
  const listener = (type: string) => `on${`-${type}`.replaceAll(/-./g, (joint) => joint.charAt(1).toUpperCase())}`
  const tags = Object.entries(rows).flatMap(([tag, row]) => [
    `    '${tag}': new () => {`,
    '      $props: {',
    ...propsOf(row).map(([name, prop]) => `        ${name}?: ${typeOf(prop)} | undefined`),
    ...eventsOf(row).map(([type, { detail }]) => `        ${listener(type)}?: (event: CustomEvent<${detail}>) => void`),
    '      }',
    '    }',
  ])
  return lines("import 'vue'", '', "declare module 'vue' {", '  interface GlobalComponents {', ...tags, '  }', '}')
}

function lines(...texts: string[]): string {
  return `${texts.join('\n')}\n`
}

function quoted(name: string): string {
  return name.includes('-') ? `'${name}'` : name
}
