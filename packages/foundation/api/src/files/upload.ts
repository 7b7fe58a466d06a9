export interface UploadContent {
  readonly method: string
  readonly headers: Headers
  readonly body: string | FormData | undefined
  readonly signal: AbortSignal | undefined
}

const withoutBody = [204, 205, 304]

/** Sends as `fetch` does, and tells how much has been sent (0 to 1), which `fetch` does not. Fails as `fetch` fails. */
export function upload(
  address: string,
  { method, headers, body, signal }: UploadContent,
  onProgress: (sent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.responseType = 'blob'
    headers.forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('Content-Type')
      const answer = withoutBody.includes(request.status) ? null : (request.response as Blob)
      resolve(new Response(answer, { status: request.status, headers: type ? { 'Content-Type': type } : {} }))
    })
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    request.addEventListener('abort', () => reject(signal?.reason))
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted) return reject(signal.reason)
    request.send(body)
  })
}
