import type { PropKind } from '@tsumugi/element/declaration'
import type { everyEvents, everyProps, WidgetEvent, WidgetProp } from '../widget-row.ts'
import type { WidgetAttributes } from './react-widget.tsx'

interface KindTypes {
  string: string
  number: number
  boolean: boolean
  json: object
  property: unknown
}

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name
type HandlerName<Type extends string> = Type extends `tsumugi-${infer Rest}` ? `on${Capitalize<Camel<Rest>>}` : never

type Values<Row extends Readonly<Record<string, WidgetProp>>> = {
  [Name in keyof Row]?: Row[Name] extends { values: readonly (infer Value)[] }
    ? Value
    : KindTypes[Row[Name]['kind'] & PropKind]
}
type Handlers<Row extends Readonly<Record<string, WidgetEvent>>> = {
  [Type in keyof Row & string as HandlerName<Type>]?: (event: CustomEvent) => void
}

interface Row {
  props: Readonly<Record<string, WidgetProp>>
  events: Readonly<Record<string, WidgetEvent>>
}

/** The properties of a widget's React component, read off its row. */
export type PropsOf<R extends Row> = Values<typeof everyProps> &
  Values<R['props']> &
  Handlers<typeof everyEvents> &
  Handlers<R['events']> &
  WidgetAttributes
