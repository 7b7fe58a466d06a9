/** What a call answered as a file, under the name that the server gives it; '' where it gives none. */
export async function answeredFile(response: Response): Promise<File> {
  const content = await response.blob()
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  return new File([content], name ? decodeURIComponent(name) : '', { type: content.type })
}
