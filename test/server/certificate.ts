/** A key and a certificate for `localhost` that nobody trusts, made with `openssl req -x509 -newkey ec`. */
export const certificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQggtoQsb24U5zgARq0
ozEbDCPeK+0CYw7vpvhBIGWLWnGhRANCAAQjAFRQb8CuLbmOkZpX8qGuOhOzxa+w
pxGF/ULBadx3v+Y+Dm6cDOfnG/vsKnfj+vo/uAoXaF9cYqpgpsmC4+2p
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUAbReggTri+iBh4mwbQrILFGHh6swCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTE2NTE1NFoYDzIxMjYxMDI4
MTY1MTU0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQjAFRQb8CuLbmOkZpX8qGuOhOzxa+wpxGF/ULBadx3v+Y+Dm6cDOfn
G/vsKnfj+vo/uAoXaF9cYqpgpsmC4+2po28wbTAdBgNVHQ4EFgQUJTG3NG7hq3Qm
E3zpRcpACy6UgIYwHwYDVR0jBBgwFoAUJTG3NG7hq3QmE3zpRcpACy6UgIYwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgHBxO01E4hBX1y6t4abpLG/4QOWYRp7dl86fPOFFbCcACIENx
lVswyhFzV1licnJBzezkFa76qaDlvuza1FZtWbvA
-----END CERTIFICATE-----
`,
};
