import type { LabelOptions, qualityLabelings, ReplyOf } from '@tsumugi/contract'
import type { CareEdition } from '@tsumugi/domain'
import type { TenantRequest } from '../../../http/request.ts'
import { fileUrls } from '../../merchandising-files/replies.ts'
import {
  brandsOf,
  fabricsOf,
  labellerOf,
  materialsOf,
  productsFor,
  symbolSetsOf,
  wordsOf,
  type WordList,
} from './word-queries.ts'
import { fabricWords, wordsIn } from './worded-label.ts'

/** Everything the editor lets one choose from, in one answer. */
export async function labelOptions({ database, userGroupId }: TenantRequest): Promise<{ data: LabelOptions }> {
  const words = async (list: WordList) =>
    (await wordsOf(database, userGroupId, list)).map((row) => ({ id: row.id, words: wordsIn(row) }))
  const [{ name, address, phone }, sets, brands, fabrics, materials, partNames, instructions, attentions] =
    await Promise.all([
      labellerOf(database, userGroupId),
      symbolSetsOf(database, userGroupId),
      brandsOf(database, userGroupId),
      fabricsOf(database, userGroupId),
      materialsOf(database, userGroupId),
      words('partNames'),
      words('instructions'),
      words('attentions'),
    ])
  return {
    data: {
      brands,
      fabrics: fabrics.map((row) => ({ id: row.id, fibre: row.fibre, words: fabricWords(row) })),
      partNames,
      instructions,
      attentions,
      symbolSets: sets.map((set) => ({ ...set, edition: set.edition as CareEdition })),
      materials,
      labeller: { name, address: address ?? '', phone: phone ?? '' },
    },
  }
}

/** What a new label can be for; its name and number are taken over. */
export async function labelProducts(
  { database, userGroupId }: TenantRequest,
  wish: { q?: string | undefined; id?: number | undefined },
): Promise<ReplyOf<typeof qualityLabelings.products>['data']> {
  return (await productsFor(database, userGroupId, wish)).map(
    ({ id, name, code, brand_id: brandId, brand_name: brandName, file_id: file, file_revision: revision }) => ({
      id,
      name,
      code,
      brandId,
      brandName,
      imageUrl: file === null ? null : fileUrls(id, file, revision ?? 0).thumbnail(120),
    }),
  )
}
