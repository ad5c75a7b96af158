# Starts Apache on a copy of the second build's export, where its workers can read it.
set -eu
rm -rf /tmp/notary-apache
mkdir /tmp/notary-apache
cp -r after/out /tmp/notary-apache/out
exec apache2 -f "$(realpath "$(dirname "$0")")/apache.conf" -DFOREGROUND
