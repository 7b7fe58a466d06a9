import { wordsOf } from '@tsumugi/api'
import { resourcePlanSheets, type CostSheetDetail } from '@tsumugi/contract'
import type { CostSheetMove, CostSheetRefusal } from '@tsumugi/domain/costing'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useChange } from '@tsumugi/queries'
import { Button, confirm, Menu, MenuItem, toast } from '@tsumugi/ui'
import { ChevronDown } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { OpenDialog } from './opened/open-dialog.tsx'
import { costTexts, type CostText } from './words/cost-texts.ts'

interface SheetActionsProps {
  readonly sheet: CostSheetDetail
  onCompare(): void
}

/** The move that leads on from each status stands as a button; the others are in the menu, with why they are closed. */
const onward: Readonly<Partial<Record<CostSheetDetail['status'], CostSheetMove>>> = {
  draft: 'submit',
  submitted: 'approve',
  approved: 'order',
}

export function SheetActions({ sheet, onCompare }: SheetActionsProps) {
  const t = useText(costTexts)
  const [way, ask] = useState<'open' | 'estimate' | null>(null)
  const { go, addVersion, discard } = useSheetChanges(sheet)
  const why = (refusal: CostSheetRefusal | null) => reasonOf(t, sheet, refusal)
  const locked = sheet.status === 'draft' ? undefined : t('why.locked')
  const next = sheet.moves.find(({ move }) => move === onward[sheet.status])
  return (
    <>
      <MoreMenu sheet={sheet} next={next?.move} go={go} discard={discard} onEstimate={() => ask('estimate')} />
      <Button onClick={onCompare} {...(sheet.versions.length < 2 && { reason: t('compare.none') })}>
        {t('compare')}
      </Button>
      <Button onClick={() => void addVersion()}>{t('newVersion')}</Button>
      <Button
        onClick={() => ask('open')}
        {...(locked ? { reason: locked } : sheet.lines.length === 0 && { reason: t('why.cost_lines_needed') })}
      >
        {t('open')}
      </Button>
      {next && (
        <Button type="primary" onClick={() => void go(next.move)} {...why(next.refusal)}>
          {t(`move.${next.move}`)}
        </Button>
      )}
      {way && <OpenDialog sheet={sheet} way={way} onClose={() => ask(null)} />}
    </>
  )
}

interface MoreMenuProps extends Pick<SheetActionsProps, 'sheet'> {
  readonly next: CostSheetMove | undefined
  go(move: CostSheetMove): Promise<void>
  discard(): Promise<void>
  onEstimate(): void
}

function MoreMenu({ sheet, next, go, discard, onEstimate }: MoreMenuProps) {
  const t = useText(costTexts)
  const locked = sheet.status === 'draft' ? undefined : t('why.locked')
  return (
    <Menu
      trigger={(props) => (
        <Button {...props} type="plain" iconEnd={ChevronDown}>
          {t('more')}
        </Button>
      )}
    >
      <MenuItem onSelect={onEstimate} {...(sheet.lines.length === 0 && { reason: t('why.cost_lines_needed') })}>
        {t('estimate')}
      </MenuItem>
      {sheet.moves
        .filter(({ move }) => move !== next)
        .map(({ move, refusal }) => (
          <MenuItem key={move} {...reasonOf(t, sheet, refusal)} onSelect={() => void go(move)}>
            {t(`move.${move}`)}
          </MenuItem>
        ))}
      <MenuItem attention {...(locked && { reason: locked })} onSelect={() => void discard()}>
        {t('delete')}
      </MenuItem>
    </Menu>
  )
}

function reasonOf(t: CostText, { status }: CostSheetDetail, refusal: CostSheetRefusal | null): { reason?: string } {
  return refusal === null ? {} : { reason: t(`why.${refusal}`, { status: t(`status.${status}`) }) }
}

/** What may be done with a version as a whole; a refusal is said in words. */
function useSheetChanges({ id, lockVersion }: CostSheetDetail) {
  const t = useText(costTexts)
  const move = useChange(resourcePlanSheets.move, ['approval', 'cost_line_request'])
  const copy = useChange(resourcePlanSheets.addVersion)
  const remove = useChange(resourcePlanSheets.delete)
  const said = (change: Promise<unknown>) =>
    change.catch((error: unknown) => toast({ title: wordsOf(error, t('failed')), type: 'attention' }))
  return {
    async go(step: CostSheetMove) {
      const asks = step === 'archive' || step === 'order'
      if (asks && !(await confirm({ title: t(`move.${step}`), message: t(`move.${step}.text`) }))) return
      await said(move({ id, body: { move: step, lockVersion } }))
    },
    addVersion: () =>
      said(copy({ id }).then(({ data }) => pageNavigator.go(href('resourcePlanSheet', { id: data.id })))),
    async discard() {
      if (!(await confirm({ title: t('delete'), message: t('delete.text'), type: 'attention' }))) return
      await said(remove({ id }).then(() => pageNavigator.go(href('resourcePlanSheets'))))
    },
  }
}
