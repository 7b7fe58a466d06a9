import type { ComparedApplication } from '@tsumugi/contract'
import { applicationMovesFrom, radarOf } from '@tsumugi/domain/matching'
import type { TenantRequest } from '../../http/request.ts'
import { figuresOf, groupFaces, photosOf, profilesOf, type ProfileRow } from '../matching-profiles/public-face.ts'
import { fileAddress } from '../record-files/queries.ts'
import type { ComparedRow } from './compare-queries.ts'
import type { RecruitmentRow } from './queries.ts'

/** Applications side by side. Figures stand only where their supplier consented; a profile need not be public for that. */
export async function compareApplications(
  request: TenantRequest,
  recruitment: RecruitmentRow,
  rows: readonly ComparedRow[],
): Promise<ComparedApplication[]> {
  const { database } = request
  const ids = rows.map(({ groupId }) => groupId)
  const [described, photos] = await Promise.all([profilesOf(database, ids), photosOf(database, ids)])
  const profiles = new Map(described.map((profile) => [profile.groupId, profile]))
  const consenting = ids.filter((id) => profiles.get(id)?.sharesFigures)
  const [faces, figures] = await request.asSystem((system) =>
    Promise.all([groupFaces(system, ids), figuresOf(system, consenting)]),
  )
  return rows.map((row) => {
    const { groupId, ...fields } = row
    const profile = profiles.get(groupId)
    const shown = figures.get(groupId) ?? null
    const face = faces.get(groupId)!
    return {
      ...fields,
      moves: applicationMovesFrom(row.status, 'recruiter'),
      supplier: { id: groupId, name: face.name, country: face.country },
      area: profile?.area ?? '',
      employees: profile?.employees ?? null,
      foundedYear: profile?.foundedYear ?? null,
      minLot: row.minLot ?? profile?.minLot ?? null,
      machineCount: machinesOf(profile, recruitment),
      monthlyPieces: monthlyPieces(profile),
      capacities: profile?.capacities ?? [],
      certificates: profile?.certificates ?? [],
      figures: shown,
      radar: radar(row, recruitment, profile, shown),
      photos: photos
        .filter((photo) => photo.groupId === groupId)
        .map(({ id, fileId, name }) => ({ id, name, url: fileAddress(fileId) })),
    }
  })
}

const folded = (word: string) => word.normalize('NFKC').trim().toLowerCase()

/** Of the machines that are asked for; all where none is named. */
function machinesOf(profile: ProfileRow | undefined, { machines }: RecruitmentRow): number | null {
  if (!profile || profile.machines.length === 0) return null
  const asked = new Set(machines.map(folded))
  return profile.machines
    .filter(({ name }) => asked.size === 0 || asked.has(folded(name)))
    .reduce((sum, { count }) => sum + count, 0)
}

/** The usual month: the most that any has. */
const monthlyPieces = (profile: ProfileRow | undefined): number | null =>
  profile && profile.capacities.length > 0 ? Math.max(...profile.capacities.map(({ pieces }) => pieces)) : null

function radar(
  row: ComparedRow,
  { targetPrice, currency, quantityFrom, quantityTo, styles }: RecruitmentRow,
  profile: ProfileRow | undefined,
  figures: ComparedApplication['figures'],
): ComparedApplication['radar'] {
  const lot = quantityFrom ?? quantityTo
  return radarOf({
    onTimePercent: figures?.onTimePercent ?? null,
    defectPercent: figures?.defectPercent ?? null,
    responseHours: figures?.responseHours ?? null,
    // Prices in two currencies have no common scale here.
    price: row.currency === currency ? row.price : null,
    targetPrice,
    minLot: row.minLot ?? profile?.minLot ?? null,
    wantedLot: lot,
    wantedPieces: lot === null ? null : lot * styles,
    monthlyPieces: monthlyPieces(profile),
  })
}
