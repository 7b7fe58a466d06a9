import { contract, paginate, type FoundProfile, type InputOf, type OwnMatchingProfile } from '@tsumugi/contract'
import { fitOf, type FitReason, type Wanted } from '@tsumugi/domain/matching'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { fileAddress, ownFiles } from '../record-files/queries.ts'
import { figuresOf } from './figure-queries.ts'
import {
  deletePhoto,
  emptyProfile,
  groupFaces,
  insertPhoto,
  makerOf,
  ownSuppliers,
  photosOf,
  profileOf,
  publicProfiles,
  saveProfile,
  type PhotoRow,
  type ProfileRow,
} from './queries.ts'

const mostPhotos = 24

interface RecruitmentReader {
  /** What one of one's own recruitments asks for; recruitments know of profiles, not the other way. */
  wantedBy(request: TenantRequest, recruitmentId: number): Promise<Wanted | undefined>
}

/** Profiles by which organisations introduce themselves (domain §3.15). Suppliers never see each other's. */
export const matchingProfileRoutes = ({ wantedBy }: RecruitmentReader) =>
  serve(contract.matchingProfiles)({
    list: (request, { query }) => foundProfiles(request, query, wantedBy),

    async own(request) {
      return { data: await ownReply(request) }
    },

    async save(request, { body: { matchingProfile } }) {
      const before = await recordBefore(request, 'matching_profile', request.userGroupId)
      assertMonths(matchingProfile.capacities ?? [])
      await orStale(saveProfile(request.database, request, matchingProfile), () => ownReply(request))
      await changed(request, { noun: 'matching_profile', verb: 'updated', id: request.userGroupId, before })
      return { data: await ownReply(request) }
    },

    addPhoto: (request, { body: { photo } }) => addedPhoto(request, photo),

    async removePhoto(request, { params }) {
      if (!(await deletePhoto(request.database, request.userGroupId, params.id))) throw notFound()
      await changed(request, { noun: 'matching_profile', verb: 'document_deleted', id: request.userGroupId })
      return null
    },
  })

type Asked = InputOf<typeof contract.matchingProfiles.list>['query']
type Photo = InputOf<typeof contract.matchingProfiles.addPhoto>['body']['photo']

/** Public profiles; beside a recruitment of one's own, those that fit it best come first, each with why. */
async function foundProfiles(request: TenantRequest, query: Asked, wantedBy: RecruitmentReader['wantedBy']) {
  const { page, limit, offset } = limitsOf(query, documentLimit)
  const wanted = query.recruitmentId === undefined ? null : ((await wantedBy(request, query.recruitmentId)) ?? null)
  if (query.recruitmentId !== undefined && !wanted) throw notFound()
  const { profiles: matches, faces } = await found(request, query)
  const profiles = matches.map((profile) => ({ profile, reasons: reasonsFor(profile, wanted) }))
  const sorted = wanted ? profiles.toSorted((one, other) => misfits(one.reasons) - misfits(other.reasons)) : profiles
  const data = await repliesOf(request, sorted.slice(offset, offset + limit), faces)
  return { data, pagination: paginate(profiles.length, page, limit) }
}

async function addedPhoto(request: TenantRequest, photo: Photo) {
  const { database, userGroupId, accountId } = request
  const [file] = await ownFiles(database, userGroupId, accountId, [photo.fileId])
  if (!file?.content_type.startsWith('image/')) throw invalid({ code: 'not_found', field: 'photo.fileId' })
  if ((await photosOf(database, [userGroupId])).length >= mostPhotos)
    throw invalid({ code: 'too_many_files', meta: { most: mostPhotos } })
  await insertPhoto(database, request, photo.fileId, photo.caption ?? '')
  const detail = { file: file.name }
  await changed(request, { noun: 'matching_profile', verb: 'document_added', id: userGroupId, detail })
  return { data: (await photosOf(database, [userGroupId])).map(photoReply) }
}

const misfits = (reasons: readonly FitReason[]) =>
  reasons.filter(({ fits }) => !fits).length - reasons.filter(({ fits }) => fits).length / 100

const reasonsFor = (profile: ProfileRow, wanted: Wanted | null) => (wanted ? fitOf(makerOf(profile), wanted) : [])

const photoReply = ({ id, fileId, name, caption }: PhotoRow) => ({ id, url: fileAddress(fileId), name, caption })

function assertMonths(capacities: readonly { readonly month: string }[]): void {
  if (new Set(capacities.map(({ month }) => month)).size < capacities.length)
    throw invalid({ code: 'invalid', field: 'matchingProfile.capacities' })
}

/** Of suppliers that are not suspended; words are also looked for in their names. */
async function found(
  request: TenantRequest,
  { q, ...asked }: Parameters<typeof publicProfiles>[1],
): Promise<{ profiles: ProfileRow[]; faces: Faces }> {
  const [all, worded] = await Promise.all([
    publicProfiles(request.database, asked),
    q ? publicProfiles(request.database, { ...asked, q }) : null,
  ])
  const meet = worded && new Set(worded.map(({ groupId }) => groupId))
  const ids = all.map(({ groupId }) => groupId)
  const faces = await request.asSystem((system) => groupFaces(system, ids))
  const folded = (text: string) => text.normalize('NFKC').toLowerCase()
  const profiles = all.filter(({ groupId }) => {
    const face = faces.get(groupId)
    if (!face || face.suspended || face.kind !== 'supplier') return false
    return !meet || meet.has(groupId) || folded(face.name).includes(folded(q!))
  })
  return { profiles, faces }
}

type Faces = Awaited<ReturnType<typeof groupFaces>>

async function repliesOf(
  request: TenantRequest,
  page: readonly { readonly profile: ProfileRow; readonly reasons: FitReason[] }[],
  faces: Faces,
): Promise<FoundProfile[]> {
  const profiles = page.map(({ profile }) => profile)
  const ids = profiles.map(({ groupId }) => groupId)
  const consenting = profiles.filter(({ sharesFigures }) => sharesFigures).map(({ groupId }) => groupId)
  const [photos, own] = await Promise.all([
    photosOf(request.database, ids),
    ownSuppliers(request.database, request.userGroupId, ids),
  ])
  const figures = await request.asSystem((system) => figuresOf(system, consenting))
  return page.map(({ profile, reasons }) => {
    const { groupId, lockVersion: _, ...fields } = profile
    return {
      ...fields,
      group: { id: groupId, name: faces.get(groupId)!.name, country: faces.get(groupId)!.country },
      photos: photos.filter((photo) => photo.groupId === groupId).map(photoReply),
      figures: figures.get(groupId) ?? null,
      reasons,
      isSupplier: own.has(groupId),
    }
  })
}

/** The owner sees its figures before it agrees to show them. */
async function ownReply(request: TenantRequest): Promise<OwnMatchingProfile> {
  const { database, userGroupId } = request
  const [profile, photos] = await Promise.all([profileOf(database, userGroupId), photosOf(database, [userGroupId])])
  const { groupId, ...fields } = profile ?? emptyProfile(userGroupId)
  const [faces, figures] = await request.asSystem((system) =>
    Promise.all([groupFaces(system, [groupId]), figuresOf(system, [groupId])]),
  )
  const face = faces.get(groupId)!
  return {
    ...fields,
    group: { id: groupId, name: face.name, country: face.country },
    photos: photos.map(photoReply),
    figures: figures.get(groupId)!,
  }
}
