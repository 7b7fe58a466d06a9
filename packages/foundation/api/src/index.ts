export { createApi, type Api, type ApiOptions } from './create-api.ts'
export { ApiError } from './failures/api-error.ts'
export { clientOf, type CallOptions, type Client } from './client.ts'
export { bytesOfBuiltFile } from './files/built-files.ts'
export { eventsAddress, fileAddressOf } from './files/file-addresses.ts'
export { newIdempotencyKey } from './requests/idempotency-key.ts'
export { currentOf, isRefusal, refusalOf, wordsOf } from './failures/refusals.ts'
export {
  failureOfError,
  failureOfStatus,
  OriginRefused,
  type CallFailure,
  type CallFailureKind,
} from './failures/call-failure.ts'
export {
  shownOrganisation,
  shownOrganisationId,
  type NamedOrganisation,
  type OrganisationChange,
} from './organisation-shown.ts'
export type { Outcome, OutcomeHook } from './requests/send.ts'
export { takeFirstAnswer } from './first-answers/first-answers.ts'
export { sessionCall } from './first-answers/first-calls.ts'
export { videoThumbnail, type VideoThumbnail } from './files/video-thumbnail.ts'
export type { Failure, FailureHandler, FailureHandlers, FailureHook, Mode } from './failures/failure.ts'
