// The stored user is a cache for the next page only: whoever sees the sign-in page is nobody.
localStorage.removeItem('userinfo')
