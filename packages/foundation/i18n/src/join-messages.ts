interface Part<Messages> {
  readonly messages: Messages
}

/**
 * The messages of two modules as those of one. A widget loads the part that it speaks with; whoever says all of it asks
 * for both at once: `ja: () => joinMessages(import('./messages/ja.ts'), import('./chain/messages/ja.ts'))`.
 */
export async function joinMessages<One, Other>(one: Promise<Part<One>>, other: Promise<Part<Other>>) {
  const [{ messages }, { messages: others }] = await Promise.all([one, other])
  return { messages: { ...messages, ...others } }
}
