import { defectCodes, defectTreatments, mayTreat, type DefectTreatment } from '@tsumugi/domain/trading'
import { useText } from '@tsumugi/i18n'
import { Dialog, FileDrop, Notice, NumberField, Segments, Select, TextArea } from '@tsumugi/ui'
import { goodsTexts } from '../goods-words/goods-texts.ts'
import type { ReceivedLine } from '../receiving-room/received-lines.ts'
import type { Counting } from '../receiving-room/use-counting.ts'
import { RingPhoto } from './ring-photo.tsx'
import { useDefect, type DefectValues } from './use-defect.ts'

interface DefectDialogProps {
  readonly deliveryId: number
  readonly lines: readonly ReceivedLine[]
  readonly onAdded: Counting['addSent']
  onClose(): void
}

const radii = { small: 0.07, middle: 0.12, large: 0.2 } as const

/** One fault with its picture; its pieces count as rejected. */
export function DefectDialog({ deliveryId, lines, onAdded, onClose }: DefectDialogProps) {
  const t = useText(goodsTexts)
  const { values, set, bring, save, busy, fault } = useDefect({ deliveryId, lines, onAdded, onClose })
  const isWhole = values.lineId !== '' && values.code !== '' && Number(values.quantity) > 0
  return (
    <Dialog
      title={t('defects.add')}
      busy={busy}
      closeOnOutside={false}
      onClose={onClose}
      {...(isWhole && { primary: { label: t('defect.save'), onClick: () => void save() } })}
    >
      <div className="defect-fields">
        {fault && (
          <Notice hue="madder" live>
            {fault}
          </Notice>
        )}
        <WhatFields {...{ lines, values, set }} />
        <TreatmentField {...{ values, set }} />
        <PictureField {...{ values, set, busy }} onFiles={(files) => void bring(files)} />
        <TextArea
          label={t('defect.note')}
          rows={2}
          maxLength={400}
          value={values.note}
          onChange={(note) => set({ note })}
        />
      </div>
    </Dialog>
  )
}

interface DefectFieldsProps {
  readonly values: DefectValues
  set(more: Partial<DefectValues>): void
}

/** Which goods have which fault, and how many of them. */
function WhatFields({ lines, values, set }: DefectFieldsProps & Pick<DefectDialogProps, 'lines'>) {
  const t = useText(goodsTexts)
  return (
    <>
      <Select
        label={t('defect.line')}
        must
        value={values.lineId}
        onChange={(lineId) => set({ lineId })}
        options={lines.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Select
        label={t('defect.code')}
        must
        value={values.code}
        onChange={(code) => set({ code, ...(!mayTreat(code, values.treatment) && { treatment: 'return' as const }) })}
        options={defectCodes.map(({ code }) => ({ value: code as string, label: `${code} ${t(`code.${code}`)}` }))}
      />
      <NumberField
        label={t('defect.quantity')}
        must
        value={values.quantity}
        onChange={(quantity) => set({ quantity })}
      />
      <NumberField label={t('defect.carton')} value={values.carton} onChange={(carton) => set({ carton })} />
    </>
  )
}

function TreatmentField({ values, set }: DefectFieldsProps) {
  const t = useText(goodsTexts)
  return (
    <Segments<DefectTreatment>
      label={t('defect.treatment')}
      value={values.treatment}
      onChange={(treatment) => set({ treatment })}
      options={defectTreatments
        .filter((each) => values.code === '' || mayTreat(values.code, each))
        .map((value) => ({ value, label: t(`treatment.${value}`) }))}
    />
  )
}

interface PictureFieldProps extends DefectFieldsProps {
  readonly busy: boolean
  onFiles(files: readonly File[]): void
}

/** The picture, and on it the ring around the fault. */
function PictureField({ values: { file, ring }, set, busy, onFiles }: PictureFieldProps) {
  const t = useText(goodsTexts)
  if (!file)
    return (
      <FileDrop label={t('defect.photo')} maxCount={1} kinds={['png', 'jpg', 'webp']} busy={busy} onFiles={onFiles} />
    )
  return (
    <>
      <p className="small soft">{t('defect.ring')}</p>
      <RingPhoto src={file.url} ring={ring} onRing={(drawn) => set({ ring: drawn })} />
      {ring && (
        <Segments
          label={t('defect.ring.size')}
          value={String(ring.r)}
          onChange={(r) => set({ ring: { ...ring, r: Number(r) } })}
          options={[
            { value: String(radii.small), label: '○', name: '1' },
            { value: String(radii.middle), label: '◯', name: '2' },
            { value: String(radii.large), label: '⃝ ', name: '3' },
          ]}
        />
      )}
    </>
  )
}
