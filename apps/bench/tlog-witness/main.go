// Runs litewitness, a C2SP witness that others wrote (filippo.io/torchwood), for one log: gives it its key by an agent, as it wants it, and the log's key in its
// database. Prints its verifier key and address, one a line, and ends when standard input does.
//
//	program LITEWITNESS NAME LOG_KEY DIRECTORY
package main

import (
	"bufio"
	"crypto/ed25519"
	"crypto/rand"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"golang.org/x/crypto/ssh"
	"golang.org/x/crypto/ssh/agent"
	"golang.org/x/mod/sumdb/note"
	"zombiezen.com/go/sqlite"
	"zombiezen.com/go/sqlite/sqlitex"
)

func main() {
	litewitness, name, logKey, directory := os.Args[1], os.Args[2], os.Args[3], os.Args[4]
	socket := filepath.Join(directory, "agent.sock")
	fingerprint := serveKey(socket)
	database := filepath.Join(directory, "witness.db")
	must(addLog(database, logKey))
	address := freeAddress()
	command := exec.Command(litewitness, "-name", name, "-db", database, "-ssh-agent", socket, "-listen", address, "-key", fingerprint)
	output, err := command.StderrPipe()
	must(err)
	must(command.Start())
	vkey := verifierKey(output)
	waitFor(address)
	fmt.Printf("%s\nhttp://%s\n", vkey, address)
	io.Copy(io.Discard, os.Stdin)
	must(command.Process.Kill())
	command.Wait()
}

// serveKey answers at socket as an agent with a new key, and returns the key's fingerprint.
func serveKey(socket string) string {
	_, private, err := ed25519.GenerateKey(rand.Reader)
	must(err)
	keyring := agent.NewKeyring()
	must(keyring.Add(agent.AddedKey{PrivateKey: private}))
	keys, err := keyring.Signers()
	must(err)
	listener, err := net.Listen("unix", socket)
	must(err)
	go func() {
		for {
			connection, err := listener.Accept()
			if err != nil {
				return
			}
			go agent.ServeAgent(keyring, connection)
		}
	}()
	return ssh.FingerprintSHA256(keys[0].PublicKey())
}

// addLog writes what the witness's own tool for its operator writes: a log without entries, and its key.
func addLog(path, logKey string) error {
	verifier, err := note.NewVerifier(logKey)
	if err != nil {
		return err
	}
	database, err := sqlite.OpenConn(path, 0)
	if err != nil {
		return err
	}
	defer database.Close()
	if err := sqlitex.ExecScript(database, `
		CREATE TABLE log (origin TEXT PRIMARY KEY, tree_size INTEGER NOT NULL, tree_hash TEXT NOT NULL);
		CREATE TABLE key (origin TEXT NOT NULL, key TEXT NOT NULL, FOREIGN KEY(origin) REFERENCES log(origin));`); err != nil {
		return err
	}
	empty := "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
	if err := sqlitex.Exec(database, "INSERT INTO log VALUES (?, 0, ?)", nil, verifier.Name(), empty); err != nil {
		return err
	}
	return sqlitex.Exec(database, "INSERT INTO key VALUES (?, ?)", nil, verifier.Name(), logKey)
}

// verifierKey reads the key from the first lines that the witness logs, and prints the others to standard error.
func verifierKey(output io.Reader) string {
	lines := bufio.NewScanner(output)
	pattern := regexp.MustCompile(`vkey="?([^"\s]+)`)
	for lines.Scan() {
		if found := pattern.FindStringSubmatch(lines.Text()); found != nil {
			go io.Copy(os.Stderr, output)
			return found[1]
		}
		fmt.Fprintln(os.Stderr, strings.TrimSpace(lines.Text()))
	}
	fmt.Fprintln(os.Stderr, "the witness ended")
	os.Exit(1)
	return ""
}

func freeAddress() string {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	must(err)
	defer listener.Close()
	return listener.Addr().String()
}

func waitFor(address string) {
	for tries := 0; tries < 200; tries++ {
		if connection, err := net.Dial("tcp", address); err == nil {
			connection.Close()
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	fmt.Fprintln(os.Stderr, "the witness does not listen")
	os.Exit(1)
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
