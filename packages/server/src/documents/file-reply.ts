import { slowWork } from '../slow-work/slow-work.ts'

/** Files by their names, packed on a thread and handed to the browser's downloads as `<title>.zip`. */
export async function zipReply(files: Readonly<Record<string, Uint8Array>>, title: string): Promise<Response> {
  return fileReply(await slowWork('pack_zip', files), 'application/zip', `${title}.zip`)
}

/** A file to be saved, never shown in place: what is in it may come from anybody. */
export const fileReply = (bytes: Uint8Array, type: string, name: string): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Cache-Control': 'private, no-store',
    },
  })

/** Of a title what a file may be called: without the signs that its name may not hold. */
export const fileStem = (title: string, most = 100): string => title.replace(/[\\/:*?"<>|\s]+/g, '-').slice(0, most)
