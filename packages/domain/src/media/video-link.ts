/** A video that may be shown: who hosts it, its id there, and the address to put in a frame. */
export interface VideoLink {
  host: 'youtube' | 'vimeo'
  id: string
  embed: string
}

const youtubeHosts = ['www.youtube.com', 'youtube.com', 'm.youtube.com']
const vimeoHosts = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']

/** Reads the standard watch URL of YouTube or a Vimeo URL; any other text is not a video link (spec §5). */
export function videoLink(text: string): VideoLink | null {
  const url = webAddress(text)
  if (!url) return null
  return youtube(url) ?? vimeo(url)
}

/** Embedded without cookies (spec §5). */
function youtube(url: URL): VideoLink | null {
  const id = url.searchParams.get('v') ?? ''
  if (!youtubeHosts.includes(url.hostname) || url.pathname !== '/watch' || !/^[\w-]{11}$/.test(id)) return null
  return { host: 'youtube', id, embed: `https://www.youtube-nocookie.com/embed/${id}` }
}

function vimeo(url: URL): VideoLink | null {
  const id = /^(?:\/video)?\/(\d+)(?:\/[\da-f]+)?\/?$/.exec(url.pathname)?.[1]
  if (!vimeoHosts.includes(url.hostname) || !id) return null
  return { host: 'vimeo', id, embed: `https://player.vimeo.com/video/${id}?dnt=1` }
}

function webAddress(text: string): URL | null {
  if (!URL.canParse(text.trim())) return null
  const url = new URL(text.trim())
  return /^https?:$/.test(url.protocol) ? url : null
}
