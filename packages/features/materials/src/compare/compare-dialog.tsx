import { materialListings, type MaterialListingDetail } from '@tsumugi/contract'
import { useLocale, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { Button, Dialog, ErrorState, Skeleton, useStyles } from '@tsumugi/ui'
import { Cloth } from '../cloth/cloth.tsx'
import css from './compare-dialog.css?inline'
import { comparedRows, type ComparedCloth } from './compare-rows.ts'
import { compareTexts } from './compare-texts.ts'
import type { NamedCloth } from './named-cloth.ts'

interface CompareDialogProps {
  readonly cloths: readonly NamedCloth[]
  onClose(): void
}

/** Up to four cloths side by side; the best of a row is said in a word. */
export function CompareDialog({ cloths, onClose }: CompareDialogProps) {
  useStyles(css)
  const t = useText(compareTexts)
  const [first, second, third, fourth] = cloths
  // One question each, always four of them: what is not asked for waits.
  const answers = [useDetail(first), useDetail(second), useDetail(third), useDetail(fourth)].slice(0, cloths.length)
  const details = answers.flatMap(({ data }) => data?.data ?? [])
  return (
    <Dialog
      title={t('title')}
      width={960}
      className="compare-cloths"
      onClose={onClose}
      footer={
        <Button type="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {details.length === cloths.length ? (
        <CompareTable cloths={details.map((listing, at) => ({ listing, color: colorOf(listing, cloths[at]!) }))} />
      ) : answers.some(({ error }) => error) ? (
        <ErrorState heading="h3" title={t('gone')} onRetry={() => answers.forEach(({ mutate }) => void mutate())} />
      ) : (
        <Skeleton rows={8} />
      )}
    </Dialog>
  )
}

const useDetail = (cloth: NamedCloth | undefined) =>
  useQuery(materialListings.show, cloth ? { id: cloth.id } : null, { stays: true })

const colorOf = ({ colors }: MaterialListingDetail, { colorId }: NamedCloth) =>
  colors.find(({ id }) => id === colorId) ?? colors[0] ?? null

function CompareTable({ cloths }: { readonly cloths: readonly ComparedCloth[] }) {
  const t = useText(compareTexts)
  const locale = useLocale()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keys.
    <section className="compare-scroll" tabIndex={0} aria-label={t('title')}>
      <table>
        <thead>
          <tr>
            <td />
            {cloths.map((cloth) => (
              <ClothHead key={cloth.listing.id} cloth={cloth} />
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedRows(t, locale, cloths).map(({ key, label, cells, best }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {cells.map((text, at) => (
                <td key={cloths[at]!.listing.id}>
                  {best.includes(at) && <span className="best small">{t('best')} </span>}
                  <span className={best.includes(at) ? 'strong' : undefined}>{text}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ClothHead({ cloth: { listing, color } }: { readonly cloth: ComparedCloth }) {
  const shade = color && { shade: String(color.id) }
  return (
    <th scope="col">
      <span className="swatch">
        <Cloth weave={listing.weave} hex={color?.hex ?? '#dddddd'} scale={1} />
      </span>
      <a href={href('materials', null, { open: String(listing.id), ...shade })}>{listing.code}</a>
      <span className="name">{listing.name}</span>
      {color && (
        <span className="small soft">
          {color.no} {color.name}
        </span>
      )}
    </th>
  )
}
