import { videoLink } from '@tsumugi/domain'

/** The still picture of a video: its address, and its size in pixels where the site tells it. */
export interface VideoThumbnail {
  readonly url: string | null
  readonly width: number | null
  readonly height: number | null
}

const none: VideoThumbnail = { url: null, width: null, height: null }
const lookUps = {
  vimeo: 'https://vimeo.com/api/oembed.json?url=',
  youtube: 'https://www.youtube.com/oembed?format=json&url=',
} as const

/**
 * Asks the site of a video for its thumbnail (spec §7, Video thumbnail): a public oEmbed GET without cookies, of which
 * `thumbnail_url`, `thumbnail_width` and `thumbnail_height` are read. Never rejects: any failure, and any text that is
 * no video link, resolves with an empty thumbnail (spec §8).
 */
export async function videoThumbnail(
  address: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<VideoThumbnail> {
  const link = videoLink(address)
  if (!link) return none
  try {
    // Not a call of ours: without X-Requested-With the site needs no permission to answer another origin.
    const response = await fetch(lookUps[link.host] + encodeURIComponent(address.trim()), {
      credentials: 'omit',
      signal,
    })
    return response.ok ? read(await response.json()) : none
  } catch {
    return none
  }
}

function read(body: unknown): VideoThumbnail {
  if (body === null || typeof body !== 'object') return none
  const { thumbnail_url: url, thumbnail_width: width, thumbnail_height: height } = body as Record<string, unknown>
  // The address comes from a stranger and is drawn as a picture.
  if (typeof url !== 'string' || !URL.canParse(url) || new URL(url).protocol !== 'https:') return none
  return { url, width: pixels(width), height: pixels(height) }
}

function pixels(value: unknown): number | null {
  return typeof value === 'number' && value > 0 ? value : null
}
