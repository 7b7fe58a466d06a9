import { pino, type Logger } from 'pino'

/** A log that says nothing, unless `LOG` names a level: tests read answers, not logs. */
export const silentLog = (): Logger => pino({ level: process.env.LOG ?? 'silent' })
