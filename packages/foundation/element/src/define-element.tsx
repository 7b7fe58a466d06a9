import { $locale, toLocale, type Locale } from '@tsumugi/i18n'
import { adoptStyles, adoptStylesAgain } from '@tsumugi/ui'
import type { ReactNode } from 'react'
import { AttributeError, attributeNames, readAttribute, type PropKind } from './attributes/attributes.ts'
import css from './element.css?inline'
import { ElementView, phases, type Phase } from './element-view.tsx'
import { eventName, isMode, modes, type EmitOptions, type Host } from './host.ts'
import { Failures } from './failures/failures.ts'
import { nameInConsole } from './name-in-console.ts'
import { contentOf } from './lazy-content/lazy-content.ts'
import { ownProps, reservation, type ElementOptions, type Tag } from './options.ts'
import { connectedKey, propsKey, r2wcClass, renderKey, type ContainerProps } from './r2wc.ts'
import { reportConflict } from './version-guard.ts'

/** The methods of every element. */
export interface TsumugiElement extends HTMLElement {
  /** Asks the component to load its data again, keeping what was typed. */
  refresh(): void
  /** Starts the component afresh with the properties as they are. */
  reset(): void
}

const drawKey = Symbol('draw')

// The element knows how to draw itself; r2wc only needs a component to put into its root.
function View({ container, ...props }: ContainerProps): ReactNode {
  return (container.host as unknown as { [drawKey](props: object): ReactNode })[drawKey](props)
}

/** Defines the element once; a tag that is already taken is left alone (see `reportConflict`). */
export function defineElement<Props extends object>(tag: Tag, options: ElementOptions<Props>): void {
  const defined = customElements.get(tag)
  if (defined) reportConflict(tag, defined, options.version)
  else customElements.define(tag, elementClass(options))
}

/** The class without the definition, for pages that name their tags themselves. */
export function elementClass<Props extends object>(options: ElementOptions<Props>): new () => TsumugiElement {
  const kinds: Readonly<Record<string, PropKind>> = { ...(options.props as Record<string, PropKind>), ...ownProps }
  const attributes = attributeNames(kinds)
  const content = contentOf(options)
  const styles = [css, ...(options.styles ?? [])]
  if (options.reserve) styles.push(`:host(:state(loading)) { ${reservation(options.reserve)} }`)

  return class Element extends r2wcClass(View, Object.keys(kinds)) implements TsumugiElement {
    static readonly sdkVersion = options.version
    static readonly observedAttributes = [...attributes.keys()]

    readonly #internals = this.attachInternals()
    readonly #refreshers = new Set<() => void>()
    readonly #failures = new Failures(() => this.refresh())
    #phase: Phase = 'loading'
    #unheard: object[] = []
    #starts = 0
    #stopLocale: (() => void) | undefined

    constructor() {
      super()
      // r2wc would mount on the first attribute, even of an element that is never attached.
      this[connectedKey] = false
      adoptStyles(this.container, ...styles)
      this.#showPhase('loading')
      this.#failures.listen(() => this.#showPhase(this.#phase))
    }

    override connectedCallback(): void {
      this.#takeEarlyProperties()
      this.#failures.start()
      this.#stopLocale ??= $locale.subscribe(() => this.#tellLanguage())
      super.connectedCallback()
      this.#reportAttributes()
    }

    /** With this, `moveBefore()` neither disconnects nor connects: there is nothing to do. */
    connectedMoveCallback(): void {}

    adoptedCallback(): void {
      adoptStylesAgain(this.container)
    }

    override disconnectedCallback(): void {
      // A macrotask, not a microtask: Turbo takes permanent elements out and puts them back within one task,
      // and a root must not be unmounted while the React of the page renders.
      setTimeout(() => {
        if (this.isConnected) return
        this.#failures.stop()
        this.#stopLocale?.()
        this.#stopLocale = undefined
        super.disconnectedCallback()
      })
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null): void {
      const name = attributes.get(attribute)!
      this[propsKey][name] = this.#read(attribute, kinds[name]!, text)
      if (name === 'locale' && this.#stopLocale) this.#tellLanguage()
      this[renderKey]()
    }

    refresh(): void {
      for (const listener of this.#refreshers) listener()
    }

    reset(): void {
      this.#failures.healAll()
      this.refresh()
      this.#starts += 1
      this[renderKey]()
    }

    [drawKey]({ mode, ...props }: { mode?: unknown }): ReactNode {
      return (
        <ElementView
          key={this.#starts}
          locale={this.#ownLocale}
          mode={isMode(mode) ? mode : (options.mode ?? 'legacy')}
          host={this.#host}
          root={this.container}
          props={props}
          content={content}
          frame={options.frame}
          onPhase={this.#showPhase}
          failures={this.#failures}
        />
      )
    }

    readonly #host: Omit<Host, 'mode'> = {
      emit: (name, detail, { cancelable }: EmitOptions = {}) => {
        const type = eventName(name)
        const prevents = cancelable ?? options.events?.[type]?.cancelable ?? false
        const event = new CustomEvent(type, { bubbles: true, composed: true, cancelable: prevents, detail })
        return this.dispatchEvent(event)
      },
      fail: (key, failure) => {
        if (!failure) return this.#failures.heal(key)
        const goOn = this.#host.emit('error', failure, { cancelable: true })
        // What a write met is for its form to say, which holds what was typed.
        if (failure.method && failure.method !== 'GET') return
        if (goOn) this.#failures.note(key, failure)
        if (goOn && failure.isOfPage) void nameInConsole(this.localName, failure)
      },
      onRefresh: (listener) => {
        this.#refreshers.add(listener)
        return () => void this.#refreshers.delete(listener)
      },
      forget: (attribute) => {
        this.removeAttribute(attribute)
        // It may have come as a property.
        this[propsKey][attributes.get(attribute)!] = undefined
        this[renderKey]()
      },
    }

    get #ownLocale(): Locale | null {
      const { locale } = this[propsKey]
      return typeof locale === 'string' ? toLocale(locale) : null
    }

    #tellLanguage(): void {
      this.lang = this.#ownLocale ?? $locale.get()
    }

    // Properties set before the definition are own properties that hide the accessors.
    #takeEarlyProperties(): void {
      const own = this as unknown as Record<string, unknown>
      for (const name of Object.keys(kinds)) {
        if (!Object.hasOwn(own, name)) continue
        const value = own[name]
        delete own[name]
        own[name] = value
      }
    }

    #read(attribute: string, kind: PropKind, text: string | null): unknown {
      try {
        const value = readAttribute(attribute, kind, text)
        if (attribute !== 'mode' || value === undefined || isMode(value)) return value
        throw new AttributeError(`The attribute mode="${text}" was ignored. Write one of: ${modes.join(', ')}.`)
      } catch (error) {
        this.#unheard.push({ error, attribute, value: text, kind: 'attribute', status: 0, retryable: false })
        this.#reportAttributes()
        return undefined
      }
    }

    // Attributes are read before the element is in the page, where nobody above would hear of an error.
    #reportAttributes(): void {
      if (!this.isConnected) return
      for (const detail of this.#unheard.splice(0)) this.#host.emit('error', detail)
    }

    // An arrow, as it is handed on and must stay the same.
    readonly #showPhase = (drawn: Phase): void => {
      this.#phase = drawn
      const phase = this.#failures.all().size > 0 ? 'error' : drawn
      for (const other of phases) this.#internals.states.delete(other)
      this.#internals.states.add(phase)
    }
  }
}
