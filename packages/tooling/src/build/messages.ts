import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { transform, type Plugin as EsbuildPlugin } from 'esbuild'
import { readFile } from 'node:fs/promises'
import type { Plugin as VitePlugin } from 'vite'
import { usesSyntax } from '../../../foundation/i18n/src/message-syntax.ts'

/** A module of messages of one locale, wherever it lies. */
const messagesModule = /[\\/]messages[\\/](ja|en|zh-CN)\.ts$/
const parser = /^@formatjs\/icu-messageformat-parser$/
const noParser = '@formatjs/icu-messageformat-parser/no-parser.js'

/** Turns each message that uses ICU syntax into its tree; plain text stays text. */
export function compileMessages(
  messages: Readonly<Record<string, string>>,
  file: string,
): Record<string, string | MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, usesSyntax(message) ? tree(message, key, file) : message]),
  )
}

/** Reads the messages of a module from its TypeScript source. The module may import types only. */
export async function readMessages(source: string, file: string): Promise<Record<string, string>> {
  const { code } = await transform(source, { loader: 'ts', format: 'esm', sourcefile: file })
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  const exported = (await import(/* @vite-ignore */ url)) as { messages?: Record<string, string> }
  if (exported.messages && Object.keys(exported).length === 1) return exported.messages
  throw new Error(
    `${file} exports ${Object.keys(exported).join(', ') || 'nothing'}: a build replaces the module by its compiled ` +
      'messages, so nothing else would survive. Export `messages` alone and move the rest to another file.',
  )
}

async function precompile(source: string, file: string): Promise<string> {
  return `export const messages = ${JSON.stringify(compileMessages(await readMessages(source, file), file))}`
}

/** For Vite and Rolldown builds: messages become trees, and the ICU parser stays out of the bundle. */
export function messagesForVite(): VitePlugin {
  return {
    name: 'tsumugi-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: parser, replacement: noParser }] } }),
    async transform(source, id) {
      const [file = id] = id.split('?')
      return messagesModule.test(file) ? { code: await precompile(source, file), map: null } : null
    },
  }
}

/** The same for esbuild, and so for tsup: `esbuildPlugins: [messagesForEsbuild()]`. */
export function messagesForEsbuild(): EsbuildPlugin {
  return {
    name: 'tsumugi-messages',
    setup(build) {
      build.onResolve({ filter: parser }, ({ resolveDir, kind }) => build.resolve(noParser, { resolveDir, kind }))
      build.onLoad({ filter: messagesModule }, async ({ path }) => {
        return { contents: await precompile(await readFile(path, 'utf8'), path), loader: 'js' }
      })
    },
  }
}

function tree(message: string, key: string, file: string): MessageFormatElement[] {
  try {
    return parse(message, { captureLocation: false })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${file}: the message '${key}' is no ICU message (${why}). Close its braces and tags: ${message}`, {
      cause: error,
    })
  }
}
