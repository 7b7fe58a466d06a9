/** What is tried first by those who guess: words, keyboard rows and counts. */
export const commonPasswords: ReadonlySet<string> = new Set([
  'password', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'pass', 'passwort', 'mypassword', 'changeme', 'letmein', 'welcome',
  'admin', 'administrator', 'root', 'test', 'testtest', 'guest', 'user', 'login', 'secret', 'master', 'default',
  'qwerty', 'qwertyuiop', 'qwertyui', 'asdfghjkl', 'asdfghjkl;', 'zxcvbnm', '1qaz2wsx', '1qaz2wsx3edc', 'qazwsxedc',
  'q1w2e3r4t5', 'q1w2e3r4t5y6', '1q2w3e4r5t', '1q2w3e4r5t6y', 'abc', 'abcdef', 'abcdefgh', 'abcdefghij', 'abcd1234efgh',
  '1234567890', '12345678910', '0123456789', '0987654321', '9876543210', '123456789a', 'a123456789', '1234512345',
  '123123123123', '1029384756', '3141592653', '11223344556677', '147258369', '1472583690', '123456789q', 'qwer123456',
  'iloveyou', 'sunshine', 'princess', 'football', 'baseball', 'basketball', 'superman', 'dragon', 'monkey', 'shadow',
  'trustno', 'whatever', 'starwars', 'michael', 'charlie', 'liverpool', 'chocolate', 'butterfly', 'computer', 'internet',
  'sakura', 'arigatou', 'doraemon', 'pikachu', 'pokemon', 'tokyo', 'nippon', 'japan', 'himitsu', 'nihongo', 'konnichiwa',
  'woaini', 'woaini1314', '5201314', '1314520', 'woaini520', 'aini1314', 'zhongguo', 'wang', 'qwe123', 'tsumugi',
])
