import { useText } from '@tsumugi/i18n'
import { Button, ColumnChooser, Segments } from '@tsumugi/ui'
import { Upload } from '@tsumugi/ui/icons'
import { useSeesPlans } from '../report/use-plan-changes.ts'
import { procedureTexts } from '../words/procedure-texts.ts'
import { isFigures, type StepPlace } from './list-query.ts'
import { StepViews } from './step-views.tsx'
import type { StepColumns } from './use-step-columns.ts'

interface StepActionsProps {
  place: StepPlace
  table: StepColumns
  onOpen(dialog: 'paste' | 'import'): void
}

/** List or figures, kept views, columns; a schedule to read in, and the one thing to do: many reports at once. */
export function StepActions({ place, table: { columns, hidden, names, hide }, onOpen }: StepActionsProps) {
  const t = useText(procedureTexts)
  const seesPlans = useSeesPlans()
  return (
    <>
      {seesPlans && (
        <Segments
          label={t('views')}
          value={isFigures(place) ? 'figures' : 'list'}
          options={(['list', 'figures'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={(view) => place.set({ view: view === 'list' ? '' : view })}
        />
      )}
      <StepViews
        place={place}
        columns={columns.map(({ key }) => key)}
        hidden={hidden}
        onHidden={hide}
        nameOf={(key) => names.get(key) ?? key}
      />
      <ColumnChooser
        columns={columns.slice(1).map(({ key }) => ({ key, head: names.get(key)! }))}
        hidden={hidden}
        onChange={hide}
      />
      <Button icon={Upload} onClick={() => onOpen('import')}>
        {t('import')}
      </Button>
      <Button type="primary" onClick={() => onOpen('paste')}>
        {t('paste')}
      </Button>
    </>
  )
}
