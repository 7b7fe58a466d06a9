/** What a value that does not fit its type is answered with. */
export const faults = {
  missing: 'missing',
  wrong_type: 'wrong_type',
  not_a_number: 'not_a_number',
  not_a_date: 'not_a_date',
  not_an_option: 'not_an_option',
  computed: 'field_computed',
} as const
