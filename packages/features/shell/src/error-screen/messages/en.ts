import type { Messages } from './ja.ts'

export const messages: Messages = {
  'error.401': 'Please sign in',
  'error.401Why': 'Your session may have ended after a pause. Sign in again from the home page.',
  'error.403': 'You cannot open this page',
  'error.403Why':
    'Your current organisation or permissions do not allow it. Switch organisation or ask your administrator.',
  'error.404': 'Page not found',
  'error.404Why':
    'It was deleted, has moved, or is not visible to your current organisation. Switching organisation may help.',
  'error.500': 'Something went wrong on our side',
  'error.500Why': 'What was saved is safe. Wait a moment and try again.',
  'error.503': 'Not available right now',
  'error.503Why': 'We are under maintenance or very busy. What was saved is safe. Wait a moment and try again.',
  'error.other': 'Something went wrong',
  'error.otherWhy': 'What was saved is safe. Try again or go home.',
  'error.home': 'Go home',
  'error.code': 'Code',
  'error.from': 'Page',
}
