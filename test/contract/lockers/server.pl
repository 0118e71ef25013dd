# A conforming server of openapi.yaml that uses only core modules of Perl. Handles one connection at a time. Prints its port.
use strict;
use warnings;
use IO::Socket::INET;
use JSON::PP;

my %lockers = map { $_->{code} => $_ } (
    { code => 'AA-1',  size => 'small', weight => 0, note => undef },
    { code => 'AB-12', size => 'large', weight => 1, note => undef },
    { code => 'BC-3',  size => 'small', weight => 2, note => undef },
);
my $json = JSON::PP->new->utf8->canonical->allow_nonref;
my %rules = (
    code   => sub { text($_[0]) && $_[0] =~ /\A[A-Z]{2}-[0-9]{1,9}\z/ },
    size   => sub { text($_[0]) && $_[0] =~ /\A(?:small|large)\z/ },
    weight => sub { number($_[0]) && $_[0] == int($_[0]) && $_[0] >= 0 && $_[0] <= 100 },
    note   => sub { !defined $_[0] || (text($_[0]) && length($_[0]) <= 50) },
);

sub encoded { my ($value) = @_; return defined $value && !ref $value ? $json->encode($value) : '' }
sub text { return encoded($_[0]) =~ /\A"/ }
sub number { return encoded($_[0]) =~ /\A-?[0-9]/ }
sub refuse { my ($status, $title, %headers) = @_; die { status => $status, title => $title, headers => \%headers } }

sub sent {
    my ($request, $required, @names) = @_;
    my ($type) = ($request->{headers}{'content-type'} // '') =~ /\A\s*([^;\s]*)/;
    refuse(415, 'not JSON') if lc $type ne 'application/json';
    my $value = eval { $json->decode($request->{body}) };
    refuse(400, 'wrong locker') if ref $value ne 'HASH' || grep { !exists $value->{$_} } @$required;
    for my $name (keys %$value) {
        refuse(400, 'wrong locker') if !(grep { $_ eq $name } @names) || !$rules{$name}->($value->{$name});
    }
    return $value;
}

sub decoded { my ($text) = @_; $text =~ tr/+/ /; $text =~ s/%([0-9A-Fa-f]{2})/chr hex $1/ge; return $text }

sub page {
    my ($query, $name, $default, $least, $most) = @_;
    my $text = $query->{$name} // $default;
    refuse(400, "wrong $name") if $text !~ /\A[0-9]{1,6}\z/ || $text < $least || $text > $most;
    return $text;
}

sub handle {
    my ($request) = @_;
    my ($path, $search) = split /\?/, $request->{target}, 2;
    my %query = map { my ($k, $v) = split /=/, $_, 2; (decoded($k), decoded($v // '')) } grep { $_ ne '' } split /&/, $search // '';
    my ($key) = $path =~ m{\A/v1/lockers(?:/([^/]+))?\z} or refuse(404, 'not found');
    my @methods = defined $key ? qw(GET HEAD PATCH DELETE) : qw(GET HEAD POST);
    my $method = $request->{method};
    refuse(405, 'not allowed', Allow => join ', ', @methods) if !grep { $_ eq $method } @methods;
    if (!defined $key && $method ne 'POST') {
        my ($limit, $offset) = (page(\%query, 'limit', 20, 1, 50), page(\%query, 'offset', 0, 0, 10000));
        refuse(400, 'wrong size') if exists $query{size} && !$rules{size}->($query{size});
        my @all = grep { !exists $query{size} || $_->{size} eq $query{size} } map { $lockers{$_} } sort keys %lockers;
        my @page = @all;
        my @items = grep { defined } splice @page, $offset < @page ? $offset : scalar(@page), $limit;
        return (200, { items => \@items, total => scalar @all });
    }
    if (!defined $key) {
        my $value = sent($request, ['code', 'size'], qw(code size weight note));
        refuse(409, 'in use') if exists $lockers{$value->{code}};
        my $locker = { weight => 0, note => undef, %$value };
        $lockers{$value->{code}} = $locker;
        return (201, $locker, Location => "/v1/lockers/$value->{code}");
    }
    my $found = $lockers{decoded($key)} // refuse(404, 'not found');
    if ($method eq 'DELETE') { delete $lockers{decoded($key)}; return (204) }
    if ($method eq 'PATCH') {
        my $value = sent($request, [], qw(size weight note));
        refuse(400, 'nothing to change') if !%$value;
        $found = $lockers{decoded($key)} = { %$found, %$value };
    }
    return (200, $found);
}

my $server = IO::Socket::INET->new(LocalAddr => '127.0.0.1', Listen => 64, ReuseAddr => 1) or die $!;
$| = 1;
print $server->sockport, "\n";
while (my $client = $server->accept) {
    my $head = <$client>;
    my ($method, $target) = ($head // '') =~ m{\A(\S+) (\S+) HTTP/1} or next;
    my %headers;
    while (defined(my $line = <$client>)) {
        last if $line =~ /\A\r?\n/;
        $headers{lc $1} = $2 if $line =~ /\A([^:]+):\s*(.*?)\r?\n/;
    }
    my $body = '';
    read $client, $body, $headers{'content-length'} // 0;
    my ($status, $value, %extra) = eval { handle({ method => $method, target => $target, headers => \%headers, body => $body }) };
    my $type = 'application/json';
    if (my $fault = $@) {
        die $fault if !ref $fault;
        ($status, $value, %extra) = ($fault->{status}, { title => $fault->{title} }, %{ $fault->{headers} });
        $type = 'application/problem+json';
    }
    my $text = defined $value ? $json->encode($value) : '';
    $extra{'Content-Type'} = $type if defined $value;
    $extra{'Content-Length'} = length $text if $status != 204;
    print $client "HTTP/1.1 $status Reason\r\nConnection: close\r\n", (map { "$_: $extra{$_}\r\n" } sort keys %extra), "\r\n";
    print $client $text if $method ne 'HEAD';
    close $client;
}
