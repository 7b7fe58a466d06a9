import { useNoun, useText } from '@tsumugi/i18n'
import { href, leave, rewriteAddress } from '@tsumugi/navigation'
import type { PageAddress } from '@tsumugi/records'
import { Screen, Segments, Switch, useStyles } from '@tsumugi/ui'
import { useState, type ReactNode } from 'react'
import { tradingTexts } from '../words/trading-texts.ts'
import { BoardColumn } from './board-column.tsx'
import type { BoardDefinition } from './board-definition.ts'
import css from './board.css?inline'

interface ListOrBoardProps extends Pick<PageAddress, 'query'> {
  readonly definition: BoardDefinition
  /** The list. */
  readonly children: ReactNode
}

/** Documents as a list, or as a board by their status; the address says which. */
export function ListOrBoard({ definition, query, children }: ListOrBoardProps) {
  useStyles(css)
  const t = useText(tradingTexts)
  const isBoard = query.view === 'board'
  return (
    <>
      <div className="board-view">
        <Segments
          label={t('view')}
          value={isBoard ? 'board' : 'list'}
          options={[
            { value: 'list', label: t('view.list') },
            { value: 'board', label: t('view.board') },
          ]}
          onChange={(view) => leave.to(href(definition.list, {}, view === 'board' ? { view } : {}))}
        />
      </div>
      {isBoard ? <DocumentBoard {...{ definition }} isOurs={query.turn === 'ours'} /> : children}
    </>
  )
}

/** Columns by status, optionally only with what waits for us. */
function DocumentBoard({ definition, isOurs }: Pick<ListOrBoardProps, 'definition'> & { readonly isOurs: boolean }) {
  const t = useText(tradingTexts)
  const noun = useNoun()
  const [onlyOurs, setOnlyOurs] = useState(isOurs)
  function narrow(to: boolean) {
    setOnlyOurs(to)
    rewriteAddress(href(definition.list, {}, { view: 'board', ...(to && { turn: 'ours' }) }), 'replace')
  }
  return (
    <Screen
      title={noun(definition.list)}
      actions={
        <Switch checked={onlyOurs} onChange={narrow}>
          {t('onlyOurs')}
        </Switch>
      }
    >
      <div className="document-board">
        {definition.columns.map((statuses) => (
          <BoardColumn key={statuses[0]} {...{ definition, statuses, onlyOurs }} />
        ))}
      </div>
    </Screen>
  )
}
