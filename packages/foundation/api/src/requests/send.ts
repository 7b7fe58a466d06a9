import { bytes, fromWire, type Endpoint } from '@tsumugi/contract'
import { uploadLimit } from '@tsumugi/registry'
import { ApiError, errorFromWire } from '../failures/api-error.ts'
import { answeredFile } from '../files/answered-file.ts'
import { ask } from './ask.ts'
import { failureOfError, failureOfStatus, organisationChanged, type CallFailure } from '../failures/call-failure.ts'
import type { CallOptions, Raw, Send } from '../client.ts'
import { answerFailure, failureOf, type FailureHook, type Mode } from '../failures/failure.ts'
import { placeAddresses } from '../files/file-addresses.ts'
import { changeToldBy } from '../organisation-shown.ts'
import { fillPagination } from '../pagination.ts'
import { addressOf, type Call } from './request.ts'

export interface Channel {
  /** Where the server is; '' for the page's own origin. */
  readonly origin: string
  /** The bearer token of a guest or partner, read anew for each call. Without one the session cookie speaks. */
  readonly token: () => string | undefined
  readonly language?: () => string
  readonly mode: Mode
  /** Answers that the page began to ask for before its code was there. */
  readonly begun?: Begun
  readonly onFailure?: FailureHook
  readonly onOutcome?: OutcomeHook
}

/** How a call ended that was not made quietly: with a failure, or well. */
export interface Outcome {
  readonly method: Endpoint['method']
  /** Path and query below the origin. */
  readonly url: string
  readonly failure: CallFailure | null
  /** What the call rejects with; nothing for a raw response, which its caller reads. */
  readonly error?: unknown
}
/** The answer to a call that was begun already, if any; each once, and only one of the organisation that the page shows. */
export type Begun = (method: string, address: string, shown: number | null) => Promise<Response | undefined>
export type OutcomeHook = (outcome: Outcome) => void

/**
 * The two helpers of spec §7 over one channel: `send` resolves with the parsed body, or the file where the endpoint
 * answers one; `raw` with the response.
 * Both answer 401, 403 and 404 as spec §8 says.
 */
export function sendThrough(channel: Channel): { send: Send; raw: Raw } {
  const tell = (endpoint: Endpoint, call: Call, options: CallOptions, failure: CallFailure | null, error?: unknown) => {
    if (options.quiet) return
    channel.onOutcome?.({ method: endpoint.method, url: addressOf(endpoint, call), failure, error })
  }

  async function raw(endpoint: Endpoint, call: Call = {}, options: CallOptions = {}): Promise<Response> {
    const response = await toldOfErrors(ask(channel, endpoint, call, options), endpoint, call, options)
    noteUploadLimit(response)
    const address = response.url || channel.origin + addressOf(endpoint, call)
    const failure = failureOf(response.status, endpoint.method, address)
    // A refusal that is explained where it was asked for leads nobody away.
    if (failure && !response.headers.has('X-Refusal')) answerFailure(failure, options, channel.mode, channel.onFailure)
    // A caller's own handler takes its refusal: a wrong password is no failure of the widget.
    const isTaken = failure !== undefined && endpoint.method !== 'GET' && options[`on${failure.status}`] !== undefined
    if (response.status >= 400 && !isTaken) {
      const change = await changeToldBy(response)
      tell(endpoint, call, options, change ? organisationChanged : failureOfStatus(response.status))
    }
    return response
  }

  async function send(endpoint: Endpoint, call: Call, options: CallOptions = {}): Promise<unknown> {
    const response = await raw(endpoint, call, options)
    if (response.status === 204) return null
    if (response.ok && endpoint.reply === bytes) {
      const file = await toldOfErrors(answeredFile(response), endpoint, call, options)
      tell(endpoint, call, options, null)
      return file
    }
    const reading = response.json() as Promise<unknown>
    const body = await (response.ok ? toldOfErrors(reading, endpoint, call, options) : reading)
    if (!response.ok) throw errorOf(endpoint, response, body, channel.origin)
    tell(endpoint, call, options, null)
    return placeAddresses(fillPagination(fromWire(endpoint.reply, body)), channel.origin, response, endpoint)
  }

  async function toldOfErrors<Answer>(work: Promise<Answer>, endpoint: Endpoint, call: Call, options: CallOptions) {
    try {
      return await work
    } catch (error) {
      const failure = failureOfError(error)
      if (failure) tell(endpoint, call, options, failure, error)
      throw error
    }
  }

  return { send, raw: raw as Raw }
}

function errorOf(endpoint: Endpoint, response: Response, body: unknown, origin: string): ApiError {
  const line = `${endpoint.method} /api${endpoint.path}`
  return new ApiError(
    response.status,
    errorFromWire(body, (row) => placeAddresses(rowFromWire(endpoint, row), origin, response, endpoint)),
    line,
  )
}

function noteUploadLimit({ headers }: Response): void {
  const bytes = Number(headers.get('X-Upload-Limit'))
  if (bytes > 0) uploadLimit().bytes = bytes
}

function rowFromWire(endpoint: Endpoint, row: unknown): unknown {
  const { data } = fromWire(endpoint.current ?? endpoint.reply, { data: row }) as { data?: unknown }
  return data ?? row
}
