/** What notices and spreadsheets call a day of rest that is worked, in small letters. */
export const workedMarks: readonly string[] = ['+', 'works', '出勤', '稼働', '上班', '调休', 'đi làm', 'làm bù']
