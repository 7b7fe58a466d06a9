import { merchandisingReportConfigs, type MerchandisingReport, type MerchandisingReportConfig } from '@tsumugi/contract'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useApi } from '@tsumugi/session'
import { Button, confirm, IconButton, Menu, MenuItem, MenuLine, Select, toast } from '@tsumugi/ui'
import { ChevronDown, Download, Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { saveReportFile } from '../report-queries.ts'
import { callOf, placeOfConfig, usualPlace, type ReportPlace } from './report-place.ts'
import { reportTexts } from './report-texts.ts'
import { SaveReportDialog } from './save-report-dialog.tsx'

interface ReportHeadProps {
  place: ReportPlace
  report: MerchandisingReport | undefined
  configs: readonly MerchandisingReportConfig[]
  onPlace(change: Partial<ReportPlace>): void
  onConfigs(): void
}

/** Title, saved reports, files, and the one primary action: to save what is shown. */
export function ReportHead({ place, report, configs, onPlace, onConfigs }: ReportHeadProps) {
  const t = useText(reportTexts)
  const api = useApi()
  const [saving, setSaving] = useState(false)
  const [busy, setBusy] = useState(false)
  const current = configs.find(({ id }) => id === place.configId)

  async function save(format: Parameters<typeof saveReportFile>[2]) {
    setBusy(true)
    try {
      await saveReportFile(api, callOf(place), format)
    } catch {
      toast({ title: t('file.failed'), message: t('failed.why'), type: 'attention' })
    } finally {
      setBusy(false)
    }
  }
  async function remove() {
    if (
      !current ||
      !(await confirm({
        title: t('delete.title', { name: current.name }),
        message: t('delete.why'),
        type: 'attention',
        okLabel: t('delete.do'),
      }))
    )
      return
    try {
      await api.of(merchandisingReportConfigs).delete({ id: current.id, query: { lockVersion: current.lockVersion } })
      onPlace({ configId: null })
      toast({ title: t('delete.done', { name: current.name }) })
    } catch {
      toast({ title: t('save.failed'), message: t('save.stale'), type: 'attention' })
    }
    onConfigs()
  }
  return (
    <header className="head">
      <h1>{t('title')}</h1>
      {report && (
        <span className="facts small soft">
          {t('products', { count: formatNumber(report.products, undefined, t.locale) })}
          {report.asOf && ` ${t('asOf.fact', { day: formatDate(report.asOf, 'short', t.locale) })}`}
        </span>
      )}
      <span className="button-row push">
        <Select
          aria-label={t('saved')}
          placeholder={t('saved.none')}
          value={current ? String(current.id) : ''}
          options={configs.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id: string) => {
            const chosen = configs.find((config) => String(config.id) === id)
            onPlace(chosen ? placeOfConfig(chosen, place.scale) : { ...usualPlace, scale: place.scale })
          }}
        />
        {current && (
          <IconButton icon={Trash2} label={t('delete.title', { name: current.name })} onClick={() => void remove()} />
        )}
        <Menu
          placement="below-end"
          trigger={(trigger) => (
            <Button {...trigger} icon={Download} iconEnd={ChevronDown} busy={busy}>
              {t('file')}
            </Button>
          )}
        >
          <MenuItem onSelect={() => void save('xlsx')}>{t('file.xlsx')}</MenuItem>
          <MenuItem onSelect={() => void save('pdf')}>{t('file.pdf')}</MenuItem>
          <MenuLine />
          <MenuItem onSelect={() => void save('csv')}>{t('file.csv')}</MenuItem>
          <MenuItem onSelect={() => void save('csv_cp932')}>{t('file.csvOlder')}</MenuItem>
        </Menu>
        <Button href={href('mdMap', null, { brand_id: place.brandIds[0] ?? null, season: place.season })}>
          {t('toMap')}
        </Button>
        <Button type="primary" onClick={() => setSaving(true)}>
          {t('save')}
        </Button>
      </span>
      {saving && (
        <SaveReportDialog
          place={place}
          current={current}
          onClose={() => setSaving(false)}
          onSaved={(config) => {
            setSaving(false)
            onPlace({ configId: config.id })
            onConfigs()
          }}
        />
      )}
    </header>
  )
}
