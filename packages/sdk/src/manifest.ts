import { kebabCase } from '@tsumugi/element/declaration'
import { eventsOf, everyParts, propsOf, tsTypes, type WidgetProp, type WidgetRow } from './widget-row.ts'
import { fileName } from './widget-tags.ts'

type Rows = Readonly<Record<string, WidgetRow>>

function typed(kind: WidgetProp['kind']) {
  return { text: `${tsTypes[kind]} | undefined` }
}

/** The custom-elements manifest (schema 1.0.0) that editors, catalogues and wrappers read. */
export function customElementsManifest(rows: Rows) {
  return {
    schemaVersion: '1.0.0',
    modules: Object.entries(rows).map(([tagName, row]) => ({
      kind: 'javascript-module',
      path: `elements/${fileName(tagName)}.js`,
      exports: [{ kind: 'custom-element-definition', name: tagName, declaration: { name: row.name } }],
      declarations: [declarationOf(tagName, row)],
    })),
  }
}

function declarationOf(tagName: string, row: WidgetRow) {
  const props = propsOf(row)
  return {
    kind: 'class',
    customElement: true,
    name: row.name,
    tagName,
    description: row.description,
    attributes: props
      .filter(([, { kind }]) => kind !== 'property')
      .map(([fieldName, { kind, description }]) => ({
        name: kebabCase(fieldName),
        fieldName,
        type: typed(kind),
        description,
      })),
    members: [
      ...props.map(([name, { kind, description }]) => ({ kind: 'field', name, type: typed(kind), description })),
      { kind: 'method', name: 'refresh', description: 'Loads the data again, keeping what was typed.' },
      { kind: 'method', name: 'reset', description: 'Starts the widget afresh.' },
    ],
    events: eventsOf(row).map(([name, { detail, description }]) => ({
      name,
      type: { text: `CustomEvent<${detail}>` },
      description,
    })),
    cssParts: Object.entries({ ...everyParts, ...row.parts }).map(([name, description]) => ({ name, description })),
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
        .map(([prop, { description }]) => ({ name: kebabCase(prop), description })),
    })),
  }
}
