import { wordsOf } from '@tsumugi/api'
import { supplierDocuments, type SupplierDocument } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { confirm, FileDrop, IconButton, Notice, showSize } from '@tsumugi/ui'
import { Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { Block } from '../frame/screen-frame.tsx'
import { supplierTexts } from './messages/catalogue.ts'
import type { SupplierInFull } from './supplier-screen.tsx'

/** Contracts and certificates; only one's own organisation sees them. */
export function DocumentsBlock({ supplier, onChanged }: { supplier: SupplierInFull; onChanged(): void }) {
  const t = useText(supplierTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const supplierId = supplier.id

  async function act(work: () => Promise<unknown>) {
    setBusy(true)
    setFailure('')
    try {
      await work()
    } catch (error) {
      setFailure(wordsOf(error, frame('failed')))
    } finally {
      setBusy(false)
      onChanged()
    }
  }
  const add = (files: File[]) =>
    act(async () => {
      for (const file of files) await api.of(supplierDocuments).create({ supplierId, body: { file } })
    })
  const remove = async ({ id, name }: SupplierDocument) => {
    const sure = await confirm({
      title: t('documents.remove'),
      message: name,
      type: 'attention',
      okLabel: t('documents.remove'),
    })
    if (sure) await act(() => api.of(supplierDocuments).delete({ supplierId, id }))
  }
  return (
    <Block title={t('documents')} lead={t('documents.lead')}>
      {failure && (
        <Notice hue="madder" live>
          {failure}
        </Notice>
      )}
      {supplier.documents.length === 0 && <p className="small soft">{t('documents.none')}</p>}
      <ul className="people-rows">
        {supplier.documents.map((document) => (
          <li key={document.id}>
            <span className="grow">
              <a href={document.url} target="_blank" rel="noopener">
                {document.name}
              </a>
              <br />
              <span className="small soft">
                {[showSize(document.size), formatDate(document.createdAt), document.createdBy]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <IconButton
              icon={Trash2}
              label={`${t('documents.remove')}: ${document.name}`}
              onClick={() => void remove(document)}
            />
          </li>
        ))}
      </ul>
      <FileDrop
        label={t('documents.add')}
        kinds={['pdf', 'png', 'jpg', 'xlsx', 'docx']}
        busy={busy}
        onFiles={(files) => void add(files)}
      />
    </Block>
  )
}
