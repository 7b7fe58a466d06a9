import { formatNumber, useText } from '@tsumugi/i18n'
import { useStyles } from '@tsumugi/ui'
import type { ReactNode } from 'react'
import { listTexts } from '../../messages/catalogue.ts'
import css from './row-groups.css?inline'

interface RowGroupsProps<Row> {
  readonly rows: readonly Row[]
  /** What a row stands under; nothing for those that have none. */
  nameOf(row: Row): string | null | undefined
  /** The table of one group, by its name. */
  table(rows: readonly Row[], name: string): ReactNode
}

/** Rows of a page under the groups that a template asks for; the server orders them so that those of one follow each other. */
export function RowGroups<Row>({ rows, nameOf, table }: RowGroupsProps<Row>) {
  useStyles(css)
  const t = useText(listTexts)
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const name = nameOf(row) || t('group.none')
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  return [...groups].map(([name, own]) => (
    <section key={name} className="row-group">
      <h2>
        {name} <span className="small soft">{t('group.count', { count: formatNumber(own.length) })}</span>
      </h2>
      {table(own, name)}
    </section>
  ))
}
