import { useRef, useState } from 'react'

/** A file on its way: how much has been sent (0 to 1), or what went wrong. */
export interface Sending {
  key: number
  file: File
  sent: number
  failure: string | null
}

export interface UploadsOptions {
  send(file: File, onProgress: (sent: number) => void, signal: AbortSignal): Promise<unknown>
  /** The words for a failure. */
  explain(error: unknown): string
  /** After each file that arrived. */
  onArrived(): void
}

/** Sends files one after the other. One that fails says why and waits; the others go on. */
export function useUploads({ send, explain, onArrived }: UploadsOptions) {
  const [list, setList] = useState<readonly Sending[]>([])
  const last = useRef(0)
  const line = useRef(Promise.resolve())
  const stops = useRef(new Map<number, AbortController>())
  const patch = (key: number, part: Partial<Sending>) =>
    setList((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const remove = (key: number) => setList((now) => now.filter((each) => each.key !== key))

  function start(key: number, file: File) {
    const stop = new AbortController()
    stops.current.set(key, stop)
    line.current = line.current.then(async () => {
      if (stop.signal.aborted) return
      try {
        await send(file, (sent) => patch(key, { sent }), stop.signal)
        remove(key)
        onArrived()
      } catch (error) {
        if (!stop.signal.aborted) patch(key, { failure: explain(error) })
      }
    })
  }

  return {
    list,
    add(files: readonly File[]) {
      for (const file of files) {
        const key = ++last.current
        setList((now) => [...now, { key, file, sent: 0, failure: null }])
        start(key, file)
      }
    },
    retry({ key, file }: Sending) {
      patch(key, { sent: 0, failure: null })
      start(key, file)
    },
    giveUp({ key }: Sending) {
      stops.current.get(key)?.abort()
      remove(key)
    },
  }
}
