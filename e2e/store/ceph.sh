# Starts Ceph on this machine, empty, with its files in the folder ceph/ of the current one. The
# gateway takes the place of this script; the other daemons end with its process group.
set -eu
rm -rf ceph
mkdir -p ceph/mon.a ceph/osd.0
cp "$(dirname "$0")/ceph.conf" ceph
cd ceph
export CEPH_CONF=ceph.conf

ceph-mon --mkfs -i a
ceph-mon -f -i a &
disk=$(cat /proc/sys/kernel/random/uuid)
# Each command waits until what it asks for is up.
ceph osd new "$disk"
ceph-osd --mkfs -i 0 --osd-uuid "$disk"
ceph-osd -f -i 0 &
radosgw-admin user create --uid=deploy --display-name=deploy \
  --access-key="$AWS_ACCESS_KEY_ID" --secret-key="$AWS_SECRET_ACCESS_KEY"
exec radosgw -f -n client.gateway
