import { kebabCase } from '@tsumugi/element/declaration'
import { eventsOf, everyParts, propsOf, typeOf, type WidgetProp, type WidgetRow } from '../widget-row.ts'
import { fileName } from '../widget-tags.ts'

type Rows = Readonly<Record<string, WidgetRow>>
/** The custom properties by which a page dresses every widget, with what they are by themselves. */
export type Tokens = readonly (readonly [name: string, initial: string])[]

function typed(prop: WidgetProp) {
  return { text: `${typeOf(prop)} | undefined` }
}

/** The custom-elements manifest (schema 1.0.0) that editors, catalogues and wrappers read. */
export function customElementsManifest(rows: Rows, tokens: Tokens) {
  return {
    schemaVersion: '1.0.0',
    modules: Object.entries(rows).map(([tagName, row]) => ({
      kind: 'javascript-module',
      path: `elements/${fileName(tagName)}.js`,
      exports: [{ kind: 'custom-element-definition', name: tagName, declaration: { name: row.name } }],
      declarations: [declarationOf(tagName, row, tokens)],
    })),
  }
}

function declarationOf(tagName: string, row: WidgetRow, tokens: Tokens) {
  const props = propsOf(row)
  return {
    kind: 'class',
    customElement: true,
    name: row.name,
    tagName,
    description: row.description,
    attributes: props
      .filter(([, { kind }]) => kind !== 'property')
      .map(([fieldName, prop]) => ({
        name: kebabCase(fieldName),
        fieldName,
        type: typed(prop),
        description: prop.description,
      })),
    members: [
      ...props.map(([name, prop]) => ({ kind: 'field', name, type: typed(prop), description: prop.description })),
      { kind: 'method', name: 'refresh', description: 'Loads the data again, keeping what was typed.' },
      { kind: 'method', name: 'reset', description: 'Starts the widget afresh.' },
    ],
    events: eventsOf(row).map(([name, { detail, description }]) => ({
      name,
      type: { text: `CustomEvent<${detail}>` },
      description,
    })),
    cssParts: Object.entries({ ...everyParts, ...row.parts }).map(([name, description]) => ({ name, description })),
    cssProperties: tokens.map(([name, initial]) => ({ name, default: initial })),
    cssStates: ['loading', 'error', 'ready'].map((name) => ({ name })),
  }
}

/** What VS Code reads to complete tags and attributes in HTML. */
export function htmlData(rows: Rows) {
  return {
    version: 1.1,
    tags: Object.entries(rows).map(([name, row]) => ({
      name,
      description: row.description,
      attributes: propsOf(row)
        .filter(([, { kind }]) => kind !== 'property')
        .map(([prop, { description, values }]) => ({
          name: kebabCase(prop),
          description,
          ...(values ? { values: values.map((name) => ({ name })) } : {}),
        })),
    })),
  }
}

/** What JetBrains' editors read, as web-types. */
export function webTypes(rows: Rows, tokens: Tokens, version: string) {
  const elements = Object.entries(rows).map(([name, row]) => ({
    name,
    description: row.description,
    attributes: propsOf(row)
      .filter(([, { kind }]) => kind !== 'property')
      .map(([prop, each]) => ({
        name: kebabCase(prop),
        description: each.description,
        value: { type: typeOf(each), kind: 'plain', required: false },
      })),
    js: {
      properties: propsOf(row).map(([prop, each]) => ({
        name: prop,
        description: each.description,
        type: typeOf(each),
      })),
      events: eventsOf(row).map(([event, { description }]) => ({ name: event, description })),
    },
    css: {
      parts: Object.entries({ ...everyParts, ...row.parts }).map(([part, description]) => ({
        name: part,
        description,
      })),
    },
  }))
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: '@tsumugi/sdk',
    version,
    'description-markup': 'none',
    contributions: {
      html: { elements },
      css: { properties: tokens.map(([name, initial]) => ({ name, description: `${initial} by itself` })) },
    },
  }
}
