import { wordsOf } from '@tsumugi/api'
import { vendorExportedMaterials, type VendorExportedMaterialDetail } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useChange, useQuery } from '@tsumugi/queries'
import { ConflictDialog, saveFile, useKeptForm, type PageAddress } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Button, confirm, ErrorState, Form, Skeleton, Status, TextField, toast } from '@tsumugi/ui'
import { Download } from '@tsumugi/ui/icons'
import { VendorRoom } from '../room/vendor-room.tsx'
import { vendorTopics } from '../vendor-topics.ts'
import { vendorTexts } from '../words/vendor-texts.ts'
import { ExportLines } from './export-lines.tsx'

/** /venders/:vendor/exported_materials/:id/edit: rows are edited until they are exported, and fetched as CSV from then on. */
export function ExportScreen({ params }: Pick<PageAddress, 'params'>) {
  const vendor = params.vendor!
  const id = Number(params.id)
  const { data, error, mutate } = useQuery(
    vendorExportedMaterials.show,
    { vendor, id },
    { topics: vendorTopics, stays: true },
  )
  if (!data) return error ? <ErrorState heading="h1" onRetry={() => void mutate()} /> : <Skeleton rows={8} />
  return <ExportPage key={id} vendor={vendor} made={data.data} />
}

interface ExportPageProps {
  readonly vendor: string
  readonly made: VendorExportedMaterialDetail
}

function ExportPage({ vendor, made }: ExportPageProps) {
  const t = useText(vendorTexts)
  const { form, conflict, isUnsaved } = useExportForm(vendor, made)
  const isOpen = made.exportedAt === null
  return (
    <VendorRoom
      vendor={vendor}
      tab="balance"
      title={made.name}
      back={{ href: href('vendorMaterials', { vendor }), label: t('materials') }}
      facts={
        <Status look={isOpen ? 'todo' : 'done'}>
          {isOpen
            ? t('exports.open')
            : t('exports.done', { day: formatDate(made.exportedAt, 'short', t.locale), by: made.exportedBy ?? '' })}
        </Status>
      }
      actions={<ExportActions {...{ vendor, made, isUnsaved }} />}
    >
      <Form form={form} className="vendor-form">
        {isOpen && <TextField {...form.field('name')} label={t('exports.name')} must maxLength={100} />}
        <ExportLines
          lines={isOpen ? form.values.lines : made.lines}
          {...(isOpen && { onChange: (lines) => form.set({ lines }) })}
        />
        {isOpen && (
          <div className="vendor-acts">
            <Button type="secondary" busy={form.busy} onClick={() => void form.submit()}>
              {t('save')}
            </Button>
          </div>
        )}
        <ConflictDialog conflict={conflict} />
      </Form>
    </VendorRoom>
  )
}

type ExportValues = Pick<VendorExportedMaterialDetail, 'name' | 'lines'>

function useExportForm(vendor: string, made: VendorExportedMaterialDetail) {
  const t = useText(vendorTexts)
  const update = useChange(vendorExportedMaterials.update, vendorTopics)
  return useKeptForm<ExportValues, VendorExportedMaterialDetail>({
    draft: `vendor_exported_material.${made.id}`,
    row: made,
    valuesOf: ({ name, lines }) => ({ name, lines }),
    nameOf: (field) => t(`exports.${field}`),
    fieldOf: (path) => (path.includes('lines') ? 'lines' : path.split('.').at(-1)),
    check: ({ name, lines }) => ({
      ...(!name.trim() && { name: t('needed') }),
      ...(lines.some(({ quantity }) => quantity === '') && { lines: t('exports.half') }),
    }),
    update: async (change, options) =>
      (await update({ vendor, id: made.id, body: { exportedMaterial: change } }, options)).data,
    onSaved: () => toast({ title: t('saved') }),
  })
}

function ExportActions({ vendor, made, isUnsaved }: ExportPageProps & { readonly isUnsaved: boolean }) {
  const t = useText(vendorTexts)
  const { fetchFile, send, drop } = useExportActions(vendor, made)
  if (made.exportedAt !== null)
    return (
      <Button type="primary" icon={Download} onClick={() => void fetchFile()}>
        {t('exports.fetch')}
      </Button>
    )
  return (
    <>
      <Button type="plain" onClick={() => void drop()}>
        {t('drop')}
      </Button>
      <Button type="primary" {...(isUnsaved && { reason: t('exports.unsaved') })} onClick={() => void send()}>
        {t('exports.send')}
      </Button>
    </>
  )
}

/** Exports it and fetches the file, or lets it go; a refusal is said. */
function useExportActions(vendor: string, { id, name, lockVersion }: VendorExportedMaterialDetail) {
  const t = useText(vendorTexts)
  const { raw } = useApi()
  const finish = useChange(vendorExportedMaterials.export, vendorTopics)
  const remove = useChange(vendorExportedMaterials.delete, vendorTopics)
  const said = (work: Promise<unknown>) =>
    work.then(
      () => true,
      (error: unknown) => {
        toast({ title: wordsOf(error, t('failed')), type: 'attention', duration: 8_000 })
        return false
      },
    )
  async function fetchFile() {
    const answer = await raw(vendorExportedMaterials.csv, { vendor, id })
    if (answer.ok) saveFile(await answer.blob(), `${name}.csv`)
    else toast({ title: t('failed'), type: 'attention' })
  }
  return {
    fetchFile,
    async send() {
      if (await said(finish({ vendor, id, body: { lockVersion } }))) await fetchFile()
    },
    async drop() {
      const sure = await confirm({ title: t('exports.dropSure', { name }), type: 'attention', okLabel: t('drop') })
      if (sure && (await said(remove({ vendor, id })))) pageNavigator.go(href('vendorMaterials', { vendor }))
    },
  }
}
